import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { Button } from '../components/button.tsx';
import { highlight } from '../speech/highlight.ts';
import { ModeratorPaused } from './moderator-paused.tsx';
import { Note } from './note.tsx';
import { PersonRow } from './person-row.tsx';
import { quoted } from './quoted.tsx';
import { Speech } from '../speech/speech.tsx';
import { Said } from './said.tsx';
import { Steps } from './steps.tsx';

/** The passages, marked ones in brackets. */
const cut = (text: string, ...spans: [number, number][]) =>
  highlight(
    text,
    spans.map(([start, end]) => ({ start, end })),
  )
    .map((passage) => (passage.marked ? `[${passage.text}]` : passage.text))
    .join('');

describe('a marked passage', () => {
  test('is where its offsets say', () => {
    expect(cut('one two three', [4, 7])).toBe('one [two] three');
  });

  test('may begin and end with the text', () => {
    expect(cut('one two', [0, 3])).toBe('[one] two');
    expect(cut('one two', [0, 7])).toBe('[one two]');
    expect(cut('one two')).toBe('one two');
  });

  test('may overlap another, come in any order, or reach beyond the text', () => {
    expect(cut('one two three', [4, 9], [0, 5])).toBe('[one two t]hree');
    expect(cut('one', [-4, 2], [5, 9], [2, 2])).toBe('[on]e');
  });

  test('counts in code units, as the text does', () => {
    expect(cut('🎉 you', [3, 6])).toBe('🎉 [you]');
  });
});

const FIRST = 'first speaker';

describe('a person’s words', () => {
  test('has its author, side, role and time in words', () => {
    render(
      <Said author="Ines Duarte" side="against" role={FIRST} time="18:41" words={<Speech text="No." />} />,
    );
    expect(screen.getByRole('article')).toHaveTextContent('Ines DuarteAgainstfirst speaker18:41No.');
  });

  test.each([
    ['held', 'held, only you see this'],
    ['sending', 'sending'],
    ['failed', 'not sent'],
    ['hidden', 'hidden'],
  ] as const)('that is %s is labelled as such', (state, words) => {
    render(<Said author="You" words={<Speech text="No." />} state={state} />);
    expect(screen.getByRole('article')).toHaveTextContent(words);
  });

  test('that is held also names the host when the host sees it', () => {
    render(<Said author="You" words={<Speech text="No." />} state="held" readers="youAndNeutralHost" />);
    expect(screen.getByRole('article')).toHaveTextContent(
      'held, only you and the host, who isn’t debating, see this',
    );
  });

  test('shows markup as the words it is', () => {
    render(<Said author="You" words={<Speech text={'<img src=x onerror="alert(1)">'} />} />);
    expect(screen.getByRole('article')).toHaveTextContent('<img src=x onerror="alert(1)">');
  });
});

describe('a note of the moderator', () => {
  const WHY = [{ term: 'Rule', detail: '2, speak about the claim' }];

  test('has a name that describes its action', () => {
    render(<Note verb="asks for evidence" to="to everyone" say="What supports this?" />);
    expect(screen.getByRole('note', { name: 'Moderator asks for evidence' })).toHaveTextContent(
      'to everyone',
    );
  });

  test('turns curly quotes into quotations', () => {
    render(<Note verb="asks" say="What supports “the first name” and “goes home”?" />);
    const quotes = [...screen.getByRole('note').querySelectorAll('q')].map(({ textContent }) => textContent);
    expect(quotes).toEqual(['the first name', 'goes home']);
  });

  test('that is private is labelled as such', () => {
    render(<Note kind="private" verb="held your message" say="One phrase." />);
    expect(screen.getByRole('note')).toHaveTextContent('Moderatorheld your message only youOne phrase.');
  });

  test.each([
    [false, 'Moderatorheld your message only you and the hostOne phrase.'],
    [true, 'Only you and the host. One phrase.'],
  ])('that the host also sees is labelled as such (slim: %s)', (slim, words) => {
    const verb = 'held your message';
    render(<Note kind="private" readers="youAndHost" slim={slim} verb={verb} say="One phrase." />);
    expect(screen.getByRole('note')).toHaveTextContent(words);
  });

  test('shows its reason on demand, and folds it again', async () => {
    render(<Note verb="held your message" say="One phrase." why={WHY} />);
    const why = screen.getByRole('button', { name: 'Why?' });
    expect(why).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('2, speak about the claim')).not.toBeVisible();
    await userEvent.click(why);
    expect(why).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('2, speak about the claim')).toBeVisible();
    await userEvent.click(why);
    expect(screen.getByText('2, speak about the claim')).not.toBeVisible();
  });

  test('puts the way on first, then the reason, then the protest', () => {
    render(
      <Note
        verb="held"
        say="…"
        actions={<Button>Edit and resend</Button>}
        asks={<Button>Unfair</Button>}
        why={WHY}
      />,
    );
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Edit and resend',
      'Why?',
      'Unfair',
    ]);
  });

  test('without anything to do has no buttons', () => {
    render(<Note kind="line" verb="bell" say="One minute." />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

test.each(['He said “No” twice.', 'He said „No“ twice.', 'He said «No» twice.'])(
  'quotations are set apart in the marks of every language: %s',
  (text) => {
    render(<Note kind="line" verb="bell" say={text} />);
    const note = screen.getByRole('note');
    expect(note.querySelector('q')).toHaveTextContent(/^No$/);
    expect(note.querySelector('.note-say')).toHaveAttribute('dir', 'auto');
  },
);

test('a text without quotes stays one piece', () => {
  expect(quoted('One minute.')).toEqual(['One minute.']);
});

test('a paused moderator shows by whom, since when, and what still runs', () => {
  render(<ModeratorPaused since="18:49" />);
  expect(screen.getByRole('status')).toHaveTextContent(
    'AI paused by the host since 18:49. The clock and the turns',
  );
});

describe('the steps of a debate', () => {
  const STEPS = [
    { id: 'a', name: 'Opening For', seconds: 120, side: 'for' as const },
    { id: 'b', name: 'Cross-examination', seconds: 240, side: 'both' as const },
    { id: 'c', name: 'Vote', seconds: 20 },
    { id: 'd', name: 'Closing', seconds: 120 },
  ];

  test('are an ordered list that marks what is done, current and next', () => {
    render(<Steps steps={STEPS} current={1} progress={0.4} />);
    const items = screen.getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Opening For, 2 min, done',
      'Cross-examination, 4 min, now',
      'Vote, 20 s, next',
      'Closing, 2 min',
    ]);
    expect(items[1]).toHaveAttribute('aria-current', 'step');
    expect(items[1]).toHaveStyle({ '--done': '40%', '--n': '240' });
  });

  test('have no current one before the first and after the last', () => {
    const { rerender } = render(<Steps steps={STEPS} current={-1} />);
    expect(document.querySelector('[aria-current]')).toBeNull();
    rerender(<Steps steps={STEPS} current={4} />);
    expect(document.querySelector('[aria-current]')).toBeNull();
  });

  test.each([
    [1, ['Opening For', 'Cross-examination', 'Closing']],
    [2, ['Opening For', 'Cross-examination', 'Vote']],
    [4, ['Opening For', 'Cross-examination', 'Closing']],
  ])('show a name where it fits, and always the current one: step %i', (current, expected) => {
    const { container } = render(<Steps steps={STEPS} current={current} labelled />);
    const names = [...container.querySelectorAll('.step-name')].map(({ textContent }) => textContent);
    expect(names).toEqual(expected);
  });

  test('show a name that fits in two lines, such as those of a German or Spanish debate', () => {
    const names = ['Apertura, A favor', 'Apertura, En contra', 'Contrainterrogatorio'];
    const last = ['Refutación, A favor', 'Refutación, En contra'];
    const [spoken, long] = [
      [...names, ...last].map((name, at) => ({ id: name, name, seconds: at === 2 ? 240 : 120 })),
      [...names, 'Contrainterrogatorio cruzado', ...last].map((name) => ({ id: name, name, seconds: 120 })),
    ];
    const { container, rerender } = render(<Steps steps={spoken} current={1} labelled />);
    const shown = () => [...container.querySelectorAll('.step-name')].map(({ textContent }) => textContent);
    expect(shown()).toEqual([...names, ...last]);
    expect(container.querySelector('.step-name-long')).toBeNull();
    rerender(<Steps steps={long} current={1} labelled />);
    expect(shown()).toEqual([...names.slice(0, 2), ...last]);
  });

  test('hide as many names as the long name of a short step covers', () => {
    const steps = [
      { id: 'a', name: 'Cross-examination by Negative', seconds: 50 },
      { id: 'b', name: 'Rebuttal', seconds: 130 },
      { id: 'c', name: 'Reply', seconds: 130 },
      { id: 'd', name: 'Closing', seconds: 690 },
    ];
    const { container } = render(<Steps steps={steps} current={0} labelled />);
    const names = [...container.querySelectorAll('.step-name')].map(({ textContent }) => textContent);
    expect(names).toEqual(['Cross-examination by Negative', 'Closing']);
    expect(container.querySelector('.step-name-long')).toHaveTextContent('Cross-examination by Negative');
  });

  test('hide a name that would overlap a short last step', () => {
    const { container } = render(<Steps steps={STEPS.slice(0, 3)} current={2} labelled />);
    const names = [...container.querySelectorAll('.step-name')].map(({ textContent }) => textContent);
    expect(names).toEqual(['Opening For', 'Vote']);
  });
});

describe('a person in the room', () => {
  test('shows airtime in per cent and as a bar that is half full at the even share', () => {
    const { container } = render(
      <ul>
        <PersonRow
          name="Ines Duarte"
          you
          side="against"
          presence="here"
          airtime={{ share: 0.25, fair: 0.25 }}
        />
      </ul>,
    );
    expect(screen.getByRole('listitem')).toHaveTextContent('Ines Duarte you, here now25% of the time');
    expect(container.querySelector('.airtime')).toHaveStyle({ '--share': '50.0' });
  });

  test('who had more than twice the even share fills the bar and not more', () => {
    const { container } = render(
      <ul>
        <PersonRow name="Ines" airtime={{ share: 0.9, fair: 0.25 }} />
      </ul>,
    );
    expect(container.querySelector('.airtime')).toHaveStyle({ '--share': '100.0' });
  });
});
