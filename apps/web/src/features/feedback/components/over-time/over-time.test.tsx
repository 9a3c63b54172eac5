import type { DebateFeedback } from '@rostrum/data';
import { DIMENSIONS, type Feedback } from '@rostrum/domain';
import { ADA, aDebate, aRoom, BEN, play } from '@rostrum/domain/testing';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { feedbackCsv } from '../../logic/feedback-csv.ts';
import { MarksReceived } from '../dimensions/marks-received.tsx';
import { DimensionTable } from '../dimensions/dimension-table.tsx';
import { OverTime } from './over-time.tsx';
import { seriesOf, type History } from '../../logic/series.ts';

const DAY_MS = 86_400_000;
const debate = play(
  aDebate({ phase: 'live' }),
  { type: 'speak', by: ADA, messageId: 'm', characters: 300 },
  { type: 'yield', by: ADA },
  { type: 'speak', by: BEN, messageId: 'n', characters: 100 },
  { type: 'end', by: ADA },
);

const feedback = (at: number, changes: Partial<Feedback> = {}): DebateFeedback => ({
  roomId: `room-${at}`,
  version: 1,
  uid: ADA,
  side: 'for',
  formatId: 'quick-clash',
  writtenAtMs: Date.UTC(2026, 8, 1) + at * DAY_MS,
  notJudged: null,
  dimensions: DIMENSIONS.map((dimension) => ({
    dimension,
    score: dimension === 'role' ? null : Math.min(5, 2 + at * 0.3),
    low: dimension === 'role' ? null : 1.5,
    high: dimension === 'role' ? null : 4.5,
    hits: 1,
    chances: 2,
    reason: 'One of two claims has a reason.',
    quote: { messageId: 'm', start: 0, end: 5, text: 'Words' },
    next: 'Say why.',
  })),
  mean: 3,
  points: { scale: 'wsdc', value: 71.5, low: 70, high: 73 },
  answered: 3,
  dropped: 1,
  ...changes,
});

/** This many debates, latest first. */
function history(count: number, changes: Partial<History> = {}): History {
  const all = Array.from({ length: count }, (_, at) => feedback(at)).toReversed();
  const rooms = all.map(({ roomId }) => aRoom({ id: roomId, debate, motion: '=This house would' }));
  return { uid: ADA, feedback: all, rooms, given: [], received: [], others: null, ...changes };
}

const findingOf = (title: string, of: History) => seriesOf(of).find((one) => one.title === title)?.finding;

describe('feedback over time', () => {
  it.each([
    [0, 'Appears once there’s enough to judge.'],
    [1, 'Too few debates for a trend: 1 of 5.'],
    [4, 'Too few debates for a trend: 4 of 5.'],
    [9, 'Rising.'],
    [50, 'Rising.'],
  ])('states the finding of %i debates', (count, finding) => {
    expect(findingOf('Argument', history(count))).toBe(finding);
    render(<OverTime history={history(count)} />);
    expect(screen.getAllByRole('figure')).toHaveLength(10);
    expect(screen.getByRole('figure', { name: `Argument: ${finding}` })).toBeVisible();
  });

  it('shows no point for a missing judgement, and the oldest debate first', () => {
    const [argument] = seriesOf(history(3));
    expect(argument?.points.map(({ label }) => label)).toEqual(['1 Sept', '2 Sept', '3 Sept']);
    expect(seriesOf(history(3)).find(({ title }) => title === 'Role and structure')?.points).toEqual([]);
  });

  it('measures airtime by an even share, and counts the claims that were answered', () => {
    expect(findingOf('Airtime', history(2))).toBe('Last time you had 1.5 times an even share.');
    expect(findingOf('Claims answered', history(2))).toBe('Last time you answered 3 of 4 claims.');
  });

  it('compares expectations with results, if there are expectations', () => {
    expect(findingOf('What you expected, and what you got', history(1))).toMatch(/once you’ve predicted/);
    const expected = {
      roomId: 'room-0',
      by: ADA,
      about: ADA,
      as: 'self' as const,
      marks: { argument: 4 },
      note: '',
      isAnonymous: false,
      receivedId: null,
      atMs: 1,
    };
    expect(findingOf('What you expected, and what you got', history(1, { given: [expected] }))).toBe(
      'Last time your score was 2.0 lower than you expected.',
    );
  });

  it('adds everybody’s median for people who share their scores, if there are enough', () => {
    const others = { scores: { argument: { '30': 20, '40': 20 }, clarity: { '30': 3 } } };
    const compared = history(1, { others });
    expect(findingOf('Argument', compared)).toMatch(/Dashed: the median of everyone’s 40 scores, 3\.5\.$/);
    expect(findingOf('Clarity', compared)).not.toMatch(/everyone/);
    const { container, unmount } = render(<OverTime history={compared} />);
    expect(container.querySelectorAll('line.reference')).toHaveLength(1);
    unmount();
    render(<OverTime history={history(1)} />);
    expect(document.querySelector('line.reference')).toBeNull();
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/app/settings');
  });

  it('is a table to take along, whose cells no spreadsheet runs', () => {
    const csv = feedbackCsv(history(2).feedback, history(2).rooms);
    expect(csv.split('\r\n')[0]).toContain('date,motion,side,argument');
    expect(csv).toContain("'=This house would");
  });
});

describe('one debate', () => {
  it('shows each score with the words that it rests on and what to do next', () => {
    render(<DimensionTable feedback={feedback(1)} />);
    expect(screen.getByText('WSDC scale: 71.5 (60–80)')).toBeVisible();
    expect(screen.getAllByText('2.3')).toHaveLength(6);
    expect(screen.getAllByText('“Words”')).toHaveLength(7);
  });

  it('explains why nothing was judged', () => {
    render(<DimensionTable feedback={feedback(1, { notJudged: 'short' })} />);
    expect(screen.getByText('Not judged: too little was said.')).toBeVisible();
  });

  it('puts marks of others beside the engine’s, without the name of who wished so', () => {
    const one = { about: ADA, marks: { argument: 4 }, note: 'Weigh it.' };
    render(
      <MarksReceived
        feedback={feedback(1)}
        expected={undefined}
        received={[
          { ...one, as: 'judge', by: null, byName: null },
          { ...one, as: 'peer', by: BEN, byName: 'Ben Okafor', note: '' },
        ]}
      />,
    );
    expect(screen.getByRole('columnheader', { name: 'A judge (1)' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Ben Okafor' })).toBeVisible();
    expect(screen.getByText('On average 1.7 from the moderator’s scores')).toBeVisible();
    expect(screen.getByText(/Weigh it/)).toBeVisible();
  });
});
