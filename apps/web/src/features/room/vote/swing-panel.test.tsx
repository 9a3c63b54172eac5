import { FORMATS, type Tally } from '@rostrum/domain';
import { aDebate, aRoom, aTally, FOR_GAINED } from '@rostrum/domain/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SwingPanel } from './swing-panel.tsx';

const FINDING = 'For gained 20 points; 6 people changed their minds.';

function show(tally: Tally | null, formatId = 'oxford') {
  const debate = aDebate({ phase: 'debrief', format: FORMATS.get(formatId)! });
  return render(<SwingPanel room={aRoom({ debate, tally })} />);
}

describe('how the audience moved', () => {
  it('is a picture with its finding, and a table behind it', async () => {
    show(FOR_GAINED);
    expect(screen.getByRole('figure', { name: FINDING })).toBeVisible();
    expect(screen.getByText('n = 30 before, 30 after')).toBeVisible();
    await userEvent.click(screen.getByText('The numbers'));
    expect(screen.getByRole('row', { name: /^For 10 \(33%\) 16 \(53%\) \+20$/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /^Undecided 10 \(33%\) 6 \(20%\) −13$/ })).toBeVisible();
  });

  it('names a winner in Oxford style alone', () => {
    const { unmount } = show(FOR_GAINED);
    expect(screen.getByText('For wins with the larger gain in percentage points.')).toBeVisible();
    unmount();
    show(FOR_GAINED, 'quick-clash');
    expect(screen.queryByText(/wins/)).toBeNull();
  });

  it('draws nothing and names nobody if there were too few votes', () => {
    show(aTally([4, 'undecided', 'for']));
    expect(screen.getByText('Too few votes to say: fewer than 5 before, fewer than 5 after.')).toBeVisible();
    expect(screen.queryByRole('figure')).toBeNull();
    expect(screen.queryByText(/wins/)).toBeNull();
  });

  it('tells neither how few were undecided, nor a figure that gives it away', async () => {
    show(aTally([12, 'for', 'for'], [9, 'against', 'against'], [2, 'undecided', 'undecided']));
    await userEvent.click(screen.getByText('The numbers'));
    expect(screen.getByRole('row', { name: 'For 12 12 –' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Undecided fewer than 5 fewer than 5 –' })).toBeVisible();
    expect(screen.getByText(/^Counts of fewer than 5 people are never shown/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/23|%/);
  });

  it('says nothing about how a group voted that voted alike', () => {
    const { container } = show(aTally([7, 'for', 'against']));
    expect(screen.queryByText('The numbers')).toBeNull();
    expect(container).toHaveTextContent('n = 7 before, 7 after');
  });

  it('says that votes of people who joined late are not part of the swing', () => {
    show(aTally([8, 'for', 'for'], [6, null, 'against']));
    expect(screen.getByText('6 people joined late; their votes aren’t part of the swing.')).toBeVisible();
  });

  it('is missing if nobody voted', () => {
    const { container } = show(null);
    expect(container).toBeEmptyDOMElement();
  });
});
