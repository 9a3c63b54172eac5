import type { Post } from '@rostrum/data';
import { ADA, aMessage, anIntervention, BEN } from '@rostrum/domain/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FloorActions } from './floor-actions.ts';
import type { FloorItem } from './floor-items.ts';
import { FloorLine } from './floor-lines.tsx';

function show(item: FloorItem, more: Partial<FloorActions> = {}) {
  const actions = {
    roomId: 'room-1',
    onEdit: vi.fn<(message: object) => void>(),
    onWithdraw: vi.fn<(message: object) => void>(),
    onTryAgain: vi.fn<() => void>(),
    onTakeBack: vi.fn<(post: Post) => void>(),
    onDiscard: vi.fn<(post: Post) => void>(),
    onQuote: vi.fn<(message: object) => void>(),
    onReword: vi.fn<(message: object) => void>(),
    onFlag: vi.fn<(message: object) => void>(),
    onGo: vi.fn<(messageId: string) => void>(),
  };
  render(<FloorLine item={item} uid={ADA} actions={{ ...actions, ...more }} joins={false} />);
  return actions;
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
    says: 'Only you see this.',
    rule: 'Rule 2, speak about the claim',
    why: [{ label: 'Confidence', value: 'high, 0.91' }],
  }),
  id: 'a1',
};

afterEach(() => vi.useRealTimers());

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

  it('marks a held message, says exactly who sees it, and offers both actions', async () => {
    const actions = show({ type: 'held', key: 'k', message: held, note, readers: 'youAndNeutralHost' });
    expect(screen.getByText('held, only you and the host, who isn’t debating, see this')).toBeVisible();
    expect(screen.getByText('You are an idiot')).toHaveClass('span');
    await userEvent.click(screen.getByRole('button', { name: 'Edit and resend' }));
    expect(actions.onEdit).toHaveBeenCalledWith(held);
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(actions.onWithdraw).toHaveBeenCalledWith(held);
  });

  it('gives the reason behind "Why?"', async () => {
    show({ type: 'held', key: 'k', message: held, note, readers: 'youAndNeutralHost' });
    expect(screen.getByText('What the engine measured')).not.toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Why?' }));
    await userEvent.click(screen.getByText('What the engine measured'));
    expect(screen.getByText('Confidence: high, 0.91')).toBeVisible();
  });

  it('offers no action once the debate is over', () => {
    const nothing = () => undefined;
    const actions = {
      roomId: 'room-1',
      onTryAgain: nothing,
      onTakeBack: nothing,
      onDiscard: nothing,
      onGo: nothing,
    };
    render(
      <FloorLine
        item={{ type: 'held', key: 'k', message: held, note, readers: 'youAndNeutralHost' }}
        uid={ADA}
        actions={actions}
        joins={false}
      />,
    );
    expect(screen.queryByRole('button', { name: 'Edit and resend' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Why?' })).toBeVisible();
  });

  it('can be edited even before the reason has arrived', () => {
    show({ type: 'held', key: 'k', message: held, note: undefined, readers: 'you' });
    expect(screen.getByRole('button', { name: 'Edit and resend' })).toBeVisible();
  });

  const theirs = {
    ...aMessage({ authorId: BEN, authorName: 'Ben Okafor', side: 'against', text: 'Who pays?' }),
    id: 'm7',
  };
  const shown = (changes: object = {}) => ({
    type: 'said' as const,
    key: 'k',
    message: { ...theirs, ...changes },
  });

  it('can be quoted', async () => {
    const actions = show(shown());
    await userEvent.click(screen.getByRole('button', { name: 'Quote Ben Okafor' }));
    expect(actions.onQuote).toHaveBeenCalledWith(theirs);
  });

  it('can be quoted from its menu, which is all that a phone shows', async () => {
    const actions = show(shown());
    await userEvent.click(screen.getByRole('button', { name: 'More actions for what Ben Okafor said' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Quote' }));
    expect(actions.onQuote).toHaveBeenCalledWith(theirs);
    expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
  });

  it('shows the words it answers, and leads there', async () => {
    const quote = { messageId: 'm3', authorName: 'Ada Marsh', text: 'Buses for all' };
    const actions = show(shown({ quote }));
    expect(screen.getByRole('blockquote')).toHaveTextContent('Buses for all');
    await userEvent.click(screen.getByRole('button', { name: 'Go to what Ada Marsh said' }));
    expect(actions.onGo).toHaveBeenCalledWith('m3');
  });

  it('can be reported to the house by everybody but its author', async () => {
    const onReport = vi.fn<(message: object) => void>();
    show(shown(), { onReport });
    await userEvent.click(screen.getByRole('button', { name: 'More actions for what Ben Okafor said' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Report to the house' }));
    expect(onReport).toHaveBeenCalledWith(theirs);
    show(shown({ authorId: ADA, id: 'm8' }), { onReport });
    await userEvent.click(screen.getByRole('button', { name: 'More actions for your words' }));
    expect(screen.queryByRole('menuitem', { name: 'Report to the house' })).toBeNull();
  });

  it('can be hidden by a host, who calls the house instead of reporting', async () => {
    const onHide = vi.fn<(message: object) => void>();
    const onCall = vi.fn<(message: object) => void>();
    show(shown(), { onHide, onCall, onFlag: undefined, onReport: undefined });
    const open = () =>
      userEvent.click(screen.getByRole('button', { name: 'More actions for what Ben Okafor said' }));
    await open();
    expect(screen.queryByRole('menuitem', { name: 'Report to the house' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Hide from everyone' }));
    expect(onHide).toHaveBeenCalledWith(theirs);
    await open();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Call the house' }));
    expect(onCall).toHaveBeenCalledWith(theirs);
  });

  it('can be flagged by everybody but its author', async () => {
    const actions = show(shown());
    await userEvent.click(screen.getByRole('button', { name: 'More actions for what Ben Okafor said' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Tell the host' }));
    expect(actions.onFlag).toHaveBeenCalledWith(theirs);
    show(shown({ authorId: ADA, id: 'm8' }));
    await userEvent.click(screen.getByRole('button', { name: 'More actions for your words' }));
    expect(screen.queryByRole('menuitem', { name: 'Tell the host' })).toBeNull();
  });

  it('lets its author edit it for thirty seconds', () => {
    vi.useFakeTimers();
    const actions = show(shown({ authorId: ADA, createdAtMs: Date.now() }));
    act(() => screen.getByRole('button', { name: 'Edit your words' }).click());
    expect(actions.onReword).toHaveBeenCalledTimes(1);
    act(() => void vi.advanceTimersByTime(30_000));
    expect(screen.queryByRole('button', { name: 'Edit your words' })).toBeNull();
  });

  it('does not offer that to anybody else', () => {
    show(shown({ createdAtMs: Date.now() }));
    expect(screen.queryByRole('button', { name: 'Edit your words' })).toBeNull();
  });

  it('is marked as edited, and shows the earlier text on demand', async () => {
    show(shown({ edits: [{ text: 'Who pays it?', atMs: 1_000 }] }));
    expect(screen.queryByText('Who pays it?')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'edited' }));
    expect(screen.getByRole('dialog', { name: 'Before it was edited' })).toHaveTextContent('Who pays it?');
  });

  it('shows how many reacted, and nothing without reactions', () => {
    show(shown({ reactions: { strongPoint: 2, sourcePlease: 0 } }));
    expect(screen.getByRole('list', { name: 'Reactions' })).toHaveTextContent('Strong point 2');
    expect(screen.queryByText(/Source/)).toBeNull();
  });

  it('shows how far somebody had read', () => {
    show({ type: 'unread', key: 'unread' });
    expect(screen.getByRole('heading', { name: 'New since you were here' })).toBeVisible();
  });

  const post = { commandId: 'c1', text: 'On its way', replaces: null, afterMs: 0 };

  it('says that a text is on its way, or waits for the connection', () => {
    show({ type: 'post', key: 'k', side: 'for', isBehind: false, post: { ...post, state: 'waiting' } });
    expect(screen.getByText('when the connection is back')).toBeVisible();
    show({ type: 'post', key: 'k', side: 'for', isBehind: true, post: { ...post, state: 'waiting' } });
    expect(screen.getByText('after your earlier message')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offers to try again what failed', async () => {
    const actions = show({
      type: 'post',
      isBehind: false,
      key: 'k',
      side: 'for',
      post: { ...post, state: 'failed', message: 'No answer.' },
    });
    expect(screen.getByText('No answer.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(actions.onTryAgain).toHaveBeenCalledTimes(1);
  });

  it('offers to restore refused words', async () => {
    const refused: Post = { ...post, state: 'refused', message: 'Too late.' };
    const actions = show({ type: 'post', key: 'k', side: 'for', isBehind: false, post: refused });
    await userEvent.click(screen.getByRole('button', { name: 'Put back into the draft' }));
    expect(actions.onTakeBack).toHaveBeenCalledWith(refused);
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(actions.onDiscard).toHaveBeenCalledWith(refused);
  });
});
