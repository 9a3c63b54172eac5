import type { Post } from '@rostrum/data';
import { ADA, aMessage, anIntervention, BEN } from '@rostrum/domain/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { FloorItem } from './floor-items.ts';
import { FloorLine } from './floor-line.tsx';

function show(item: FloorItem) {
  const acts = {
    onEdit: vi.fn<(message: object) => void>(),
    onWithdraw: vi.fn<(message: object) => void>(),
    onTryAgain: vi.fn<() => void>(),
    onTakeBack: vi.fn<(post: Post) => void>(),
    onDiscard: vi.fn<(post: Post) => void>(),
  };
  render(<FloorLine item={item} uid={ADA} acts={acts} joins={false} />);
  return acts;
}

const held = {
  ...aMessage({ state: 'held', text: 'You are an idiot, sir.', spans: [{ start: 0, end: 16 }] }),
  id: 'm1',
};
const note = {
  ...anIntervention({
    act: 'personAttack',
    to: ADA,
    messageId: 'm1',
    says: 'Nobody else has seen this.',
    rule: 'Rule 2, speak about the claim',
    why: [{ label: 'Confidence', value: 'high, 0.91' }],
  }),
  id: 'a1',
};

describe('a line of the floor', () => {
  it('names the other side, and oneself as you', () => {
    show({
      type: 'said',
      key: 'k',
      message: { ...aMessage({ authorId: BEN, authorName: 'Ben Okafor', side: 'against' }), id: 'm' },
    });
    expect(screen.getByText('Ben Okafor')).toBeVisible();
    expect(screen.getByText('Against')).toBeVisible();
    show({ type: 'said', key: 'k', message: { ...aMessage(), id: 'm' } });
    expect(screen.getByText('You')).toBeVisible();
  });

  it('marks what was held, says that only its author sees it, and offers both ways on', async () => {
    const acts = show({ type: 'held', key: 'k', message: held, note });
    expect(screen.getByText('held, only you see this')).toBeVisible();
    expect(screen.getByText('You are an idiot')).toHaveClass('span');
    await userEvent.click(screen.getByRole('button', { name: 'Edit and resend' }));
    expect(acts.onEdit).toHaveBeenCalledWith(held);
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(acts.onWithdraw).toHaveBeenCalledWith(held);
  });

  it('gives the reason behind "Why?"', async () => {
    show({ type: 'held', key: 'k', message: held, note });
    expect(screen.getByText('high, 0.91')).not.toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Why?' }));
    expect(screen.getByText('high, 0.91')).toBeVisible();
  });

  it('has no way on any more once the debate is over', () => {
    const nothing = () => undefined;
    const acts = { onTryAgain: nothing, onTakeBack: nothing, onDiscard: nothing };
    render(
      <FloorLine
        item={{ type: 'held', key: 'k', message: held, note }}
        uid={ADA}
        acts={acts}
        joins={false}
      />,
    );
    expect(screen.queryByRole('button', { name: 'Edit and resend' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Why?' })).toBeVisible();
  });

  it('can be edited even where the reason has not arrived yet', () => {
    show({ type: 'held', key: 'k', message: held, note: undefined });
    expect(screen.getByRole('button', { name: 'Edit and resend' })).toBeVisible();
  });

  it('leaves the bells to the clock’s own voice', () => {
    show({ type: 'note', key: 'k', act: { ...anIntervention(), id: 'bell' } });
    expect(screen.getByText('One minute.').closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
  });

  const post = { commandId: 'c1', text: 'On its way', replaces: null, afterMs: 0 };

  it('says that a text is on its way, or waits for the connection', () => {
    show({ type: 'post', key: 'k', side: 'for', post: { ...post, state: 'waiting' } });
    expect(screen.getByText('when the connection is back')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offers to try again what failed', async () => {
    const acts = show({
      type: 'post',
      key: 'k',
      side: 'for',
      post: { ...post, state: 'failed', message: 'No answer.' },
    });
    expect(screen.getByText('No answer.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(acts.onTryAgain).toHaveBeenCalledTimes(1);
  });

  it('offers to put back what was refused', async () => {
    const refused: Post = { ...post, state: 'refused', message: 'Too late.' };
    const acts = show({ type: 'post', key: 'k', side: 'for', post: refused });
    await userEvent.click(screen.getByRole('button', { name: 'Put back into the draft' }));
    expect(acts.onTakeBack).toHaveBeenCalledWith(refused);
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(acts.onDiscard).toHaveBeenCalledWith(refused);
  });
});
