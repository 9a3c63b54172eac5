import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ClockMilestones } from './clock-milestones.tsx';
import { Clock, ClockLegend } from './clock.tsx';
import { MiniClock } from './mini-clock.tsx';
import { clockText, clockWords, leftText, lengthText, longText, roughText } from './time.ts';

describe('time in figures', () => {
  test.each([
    [342_000, '5:42'],
    [341_001, '5:42'],
    [1, '0:01'],
    [0, '0:00'],
    [-5_000, '0:00'],
    [3_600_000, '1:00:00'],
    [3_723_000, '1:02:03'],
  ])('%i ms are %s', (ms, text) => {
    expect(clockText(ms)).toBe(text);
  });

  test.each([
    [61_000, '1 minute 1 second'],
    [120_000, '2 minutes'],
    [0, 'no time'],
  ])('%i ms are said as "%s"', (ms, words) => {
    expect(clockWords(ms)).toBe(words);
  });

  test('a whole number of minutes is shown in minutes', () => {
    expect([lengthText(240), lengthText(90), lengthText(60)]).toEqual(['4 min', '90 s', '60 s']);
  });
});

describe('time by correspondence', () => {
  test.each([
    [86_400_000, '1 d'],
    [100_800_000, '1 d 4 h'],
    [85_260_000, '23 h 41 min'],
    [7_200_000, '2 h'],
    [59_001, '1 min'],
    [0, '0 min'],
  ])('%i ms are %s', (ms, text) => {
    expect(longText(ms)).toBe(text);
  });

  test('lengths are said in hours and whole days', () => {
    expect([86_400, 259_200, 43_200, 3_600].map(lengthText)).toEqual(['1 day', '3 days', '12 h', '1 h']);
  });
});

describe('a deadline that is far', () => {
  test.each([
    [4.9 * 86_400_000, '5 days'],
    [47.4 * 3_600_000, '47 h'],
    [2.6 * 3_600_000, '3 h'],
    [2 * 3_600_000 - 60_000, '1 h 59 min'],
  ])('in %i ms is in %s', (ms, text) => {
    expect(roughText(ms)).toBe(text);
  });

  test('shows days only where the whole length is longer than a live step', () => {
    expect([leftText(60_000, 86_400_000), leftText(60_000, 120_000)]).toEqual(['1 min', '1:00']);
  });
});

describe('the clock', () => {
  const draw = (props: Partial<Parameters<typeof Clock>[0]>) =>
    render(<Clock leftMs={90_000} totalMs={120_000} state="running" {...props} />).container;

  test('is a timer named after the step and the time left, and only that is announced', () => {
    draw({ label: 'Rebuttal For' });
    expect(screen.getByRole('timer')).toHaveAccessibleName('Rebuttal For, 1 minute 30 seconds left');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('draws the remaining part of the ring', () => {
    expect(draw({}).firstElementChild).toHaveStyle({ '--left': '75.00' });
  });

  test('never draws more than all or less than nothing', () => {
    expect(draw({ leftMs: 500_000 }).firstElementChild).toHaveStyle({ '--left': '100.00' });
    expect(draw({ leftMs: -500_000 }).firstElementChild).toHaveStyle({ '--left': '0.00' });
    expect(draw({ totalMs: 0 }).firstElementChild).toHaveStyle({ '--left': '0.00' });
  });

  test('counts up in the grace, and adds a word to the colour', () => {
    const clock = draw({ leftMs: -9_000, state: 'grace', label: 'Rebuttal For' });
    expect(clock).toHaveTextContent('+0:09');
    expect(clock).toHaveTextContent('Grace time · Rebuttal For');
    expect(screen.getByRole('timer')).toHaveAccessibleName('Rebuttal For, Grace time, 9 seconds over');
  });

  test.each([
    ['paused', 'Paused'],
    ['over', 'Over'],
    ['prep', 'Preparation'],
  ] as const)('describes "%s" in words', (state, word) => {
    expect(draw({ state })).toHaveTextContent(word);
  });

  test('has a bell at 60 s and 30 s, if the step is longer', () => {
    expect(draw({}).querySelectorAll('.bell')).toHaveLength(2);
    expect(draw({ totalMs: 45_000, leftMs: 40_000 }).querySelectorAll('.bell')).toHaveLength(1);
    expect(draw({ bellsMs: [] }).querySelectorAll('.bell')).toHaveLength(0);
  });

  test.each([
    [60_001, 'running', ''],
    [60_000, 'bell', 'One minute'],
    [54_001, 'running', 'One minute'],
    [54_000, 'running', ''],
    [30_000, 'last', 'Thirty seconds'],
    [24_000, 'last', ''],
    [-1_000, 'grace', 'Time'],
    [-6_000, 'grace', 'Grace time'],
    [30_000, 'paused', 'Paused'],
  ] as const)('with %i ms left says “%3$s” in sight', (leftMs, state, words) => {
    const clock = draw({ leftMs, totalMs: 120_000, state });
    expect(clock.querySelector('.clock-step b')?.textContent ?? '').toBe(words);
  });

  test('says nothing of a bell that the step is too short for', () => {
    expect(draw({ leftMs: 30_000, totalMs: 30_000, state: 'last' })).not.toHaveTextContent('Thirty seconds');
  });

  test('fades a bell that has rung and marks the one that rings now', () => {
    const clock = draw({ leftMs: 30_000, state: 'last' });
    expect(clock.querySelectorAll('.bell-rung')).toHaveLength(1);
    expect(clock.querySelectorAll('.bell-now')).toHaveLength(1);
  });

  test('counts in hours and rings no bell by correspondence', () => {
    const clock = draw({ leftMs: 7_200_000, totalMs: 86_400_000, slow: true, label: 'Opening, For' });
    expect(clock).toHaveTextContent('2 h');
    expect(clock.querySelectorAll('.bell')).toHaveLength(0);
    expect(screen.getByRole('timer')).toHaveAccessibleName('Opening, For, 2 h left');
  });

  test('draws where points of information are open', () => {
    expect(draw({}).querySelector('.open-part')).toBeNull();
    expect(draw({ open: { from: 0.2, to: 0.8 } }).querySelector('.open-part')).not.toBeNull();
  });

  test('draws airtime only once somebody has spoken', () => {
    expect(draw({}).querySelector('.share')).toBeNull();
    const clock = draw({ airtimeFor: 1 });
    expect(clock.querySelector('.share-for')).not.toBeNull();
    expect(clock.querySelector('.share-against')).toBeNull();
  });

  test('keeps two clocks of one page apart', () => {
    const { container } = render(
      <>
        <Clock leftMs={1} totalMs={2} state="running" />
        <MiniClock leftMs={1} totalMs={2} />
      </>,
    );
    const ids = [...container.querySelectorAll('mask')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });
});

test('the legend adds up to 100 %', () => {
  const { container } = render(<ClockLegend airtimeFor={0.455}>Discussion</ClockLegend>);
  expect(container).toHaveTextContent('For 46%Discussion54% Against');
});

describe('milestones', () => {
  test('announce their text, in a live region that was there before', () => {
    const { rerender } = render(<ClockMilestones milestone={undefined} />);
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();
    rerender(<ClockMilestones milestone={{ id: 'step-2-60', text: 'One minute left.' }} />);
    expect(region).toHaveTextContent('One minute left.');
  });

  test('announce again with a new id, even for the same words', () => {
    const { rerender } = render(<ClockMilestones milestone={{ id: 'a', text: 'One minute left.' }} />);
    const before = screen.getByText('One minute left.');
    rerender(<ClockMilestones milestone={{ id: 'b', text: 'One minute left.' }} />);
    expect(screen.getByText('One minute left.')).not.toBe(before);
  });
});
