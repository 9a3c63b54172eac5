import { FORMATS, tallyVotes, type Choice, type Vote } from '@rostrum/domain';
import { aDebate, aRoom } from '@rostrum/domain/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SwingPanel } from './swing-panel.tsx';

const times = (count: number, before: Choice, after: Choice): Vote[] =>
  Array.from({ length: count }, () => ({ before, after }));
const VOTES = [
  ...times(10, 'for', 'for'),
  ...times(3, 'undecided', 'for'),
  ...times(12, 'against', 'against'),
];
const FINDING = 'For gained 12 points; 3 people changed their mind.';

function show(votes: Vote[] | null, formatId = 'oxford') {
  const debate = aDebate({ phase: 'debrief', format: FORMATS.get(formatId)! });
  return render(<SwingPanel room={aRoom({ debate, tally: votes && tallyVotes(votes) })} />);
}

describe('how the audience moved', () => {
  it('is a picture with its finding, and a table behind it', async () => {
    show(VOTES);
    expect(screen.getByRole('figure', { name: FINDING })).toBeVisible();
    expect(screen.getByText('n = 25 before, 25 after')).toBeVisible();
    await userEvent.click(screen.getByText('The numbers'));
    expect(screen.getByRole('row', { name: /^For 10 \(40%\) 13 \(52%\) \+12$/ })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Undecided For 3' })).toBeVisible();
  });

  it('names a winner in Oxford style alone', () => {
    const { unmount } = show(VOTES);
    expect(screen.getByText('For wins: the larger gain in percentage points.')).toBeVisible();
    unmount();
    show(VOTES, 'quick-clash');
    expect(screen.queryByText(/wins/)).toBeNull();
  });

  it('draws nothing and names nobody if there were too few votes', () => {
    show(times(4, 'undecided', 'for'));
    expect(screen.getByText('Too few votes to say: 4 before, 4 after.')).toBeVisible();
    expect(screen.queryByRole('figure')).toBeNull();
    expect(screen.queryByText(/wins/)).toBeNull();
  });

  it('is missing if nobody voted', () => {
    const { container } = show(null);
    expect(container).toBeEmptyDOMElement();
  });
});
