import {
  useServerNow,
  type Backchannel as Loaded,
  type Live,
  type ReplyTo,
  type Sender,
} from '@rostrum/data';
import type { ChatLine } from '@rostrum/domain';
import { ADA, aDebate, aRoom, CLEO, NOON_MS, play } from '@rostrum/domain/testing';
import { fireEvent, render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BackchannelView } from './backchannel-view.tsx';
import { useChatDesk } from './backchannel-words.ts';
import { inRoom } from '../session/testing/in-room.tsx';

const line = (id: string, text: string, changes: Partial<ChatLine> = {}): ChatLine => ({
  id,
  authorId: 'dara',
  authorName: 'Dara Quinn',
  text,
  createdAtMs: NOON_MS,
  ...changes,
});
const DONE: ReplyTo<'rooms', 'chat'> = { status: 'done', value: {} };
const HELD = {
  status: 'refused',
  refusal: 'chat-held',
  message: 'The moderator holds that message: it speaks about a person.',
} as const;
const LOST = { status: 'failed', fault: 'unreachable', message: 'The server didn’t answer.' } as const;

/** A server that answers in turn, and its requests. */
function aServer(...replies: ReplyTo<'rooms', 'chat'>[]) {
  const asked: { text: string; id: string }[] = [];
  const send = (async (command: { text: string }, id: string) => {
    asked.push({ text: command.text, id });
    return replies.shift() ?? DONE;
  }) as unknown as Sender<'rooms'>;
  return { asked, send };
}

type Wish = { lines?: ChatLine[]; room?: ReturnType<typeof aRoom>; older?: Partial<Loaded['older']> };

function Page({ send, lines = [], room = aRoom(), older }: Wish & { send: Sender<'rooms'> }) {
  const live: Live<ChatLine[]> = { status: 'ready', value: lines, stale: false };
  const desk = useChatDesk(CLEO, room.id, lines, send);
  const rest = { state: 'none' as const, problem: null, more: () => undefined };
  const view = <BackchannelView lines={live} older={{ ...rest, ...older }} desk={desk} />;
  return inRoom(view, { room, uid: CLEO, nowMs: useServerNow(5_000) });
}

const log = () => screen.getByRole('log');
const box = () => screen.getByRole('textbox', { name: 'Write to everyone in the room' });
const write = (words: string) => userEvent.type(box(), words);

afterEach(() => localStorage.clear());

describe('the backchannel', () => {
  it('lets one report other people’s lines to the house, but not one’s own', async () => {
    const lines = [line('a', 'Buy ties'), line('b', 'No thanks', { authorId: CLEO, authorName: 'Cleo' })];
    render(<Page send={aServer().send} lines={lines} />);
    const buttons = screen.getAllByRole('button', { name: /^Report to the house what/ });
    expect(buttons).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Report to the house what Dara Quinn wrote' }));
    expect(screen.getByRole('dialog', { name: 'Report this message to the house' })).toHaveTextContent(
      'Buy ties',
    );
  });

  it('lets a non-debating host hide a line, and call the house about it', async () => {
    const room = aRoom({ hostId: CLEO });
    render(<Page send={aServer().send} room={room} lines={[line('a', 'Buy ties')]} />);
    expect(screen.queryByRole('button', { name: /^Report to the house what/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Hide from everyone what Dara Quinn wrote' }));
    expect(screen.getByRole('dialog', { name: 'Hide these words from everyone?' })).toHaveTextContent(
      'Buy ties',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Leave them up' }));
    await userEvent.click(screen.getByRole('button', { name: 'Call the house about what Dara Quinn wrote' }));
    expect(screen.getByRole('dialog', { name: 'Call the house about this message' })).toBeVisible();
  });

  it('lets a debating host hide nothing', () => {
    const debate = play(aDebate(), { type: 'takeSeat', by: CLEO, seatId: 'for-1' });
    const room = aRoom({ hostId: CLEO, debate });
    render(<Page send={aServer().send} room={room} lines={[line('a', 'Buy ties')]} />);
    expect(screen.queryByRole('button', { name: /^Hide from everyone what/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^Call the house/ })).toBeVisible();
  });

  it('shows a placeholder for a line that the house hid', () => {
    const hidden = { by: 'house', atMs: NOON_MS, decisionId: 'd1', characters: 8 } as const;
    render(
      <Page send={aServer().send} lines={[line('a', 'The house has hidden this message.', { hidden })]} />,
    );
    expect(log()).toHaveTextContent('Dara QuinnThe house has hidden this message.');
    expect(screen.queryByRole('button', { name: /^Report to the house what/ })).toBeNull();
  });

  it('shows each line’s author, and a debater’s side', () => {
    const debate = play(aDebate(), { type: 'takeSeat', by: ADA, seatId: 'for-1' });
    const lines = [line('a', 'Habit?'), line('b', 'Not only', { authorId: ADA, authorName: 'Ada Marsh' })];
    render(<Page send={aServer().send} room={aRoom({ debate })} lines={lines} />);
    expect(log()).toHaveTextContent('Dara QuinnHabit?');
    expect(log()).toHaveTextContent('For, Ada MarshNot only');
  });

  it('sends with Enter, shows the line at once, and once only when it is there', async () => {
    const { asked, send } = aServer();
    const { rerender } = render(<Page send={send} />);
    await write('Changed my mind{Enter}');
    expect(within(log()).getByText(/Changed my mind/)).toHaveTextContent('sending');
    expect(box()).toHaveValue('');
    expect(asked.map(({ text }) => text)).toEqual(['Changed my mind']);
    rerender(<Page send={send} lines={[line('c', 'Changed my mind', { authorId: CLEO })]} />);
    expect(log()).toHaveTextContent(/^YouChanged my mind$/);
  });

  it('begins a new line with Shift and Enter', async () => {
    const { asked, send } = aServer();
    render(<Page send={send} />);
    await write('One{Shift>}{Enter}{/Shift}two');
    expect(asked).toEqual([]);
    expect(box()).toHaveValue('One\ntwo');
  });

  it('keeps the words of a held line and lets them be edited', async () => {
    const { asked, send } = aServer(HELD);
    render(<Page send={send} />);
    await write('You are a liar{Enter}');
    expect(await screen.findByText('Held, only you see this')).toBeVisible();
    expect(screen.getByText(HELD.message)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(box()).toHaveValue('You are a liar');
    expect(screen.queryByText('Held, only you see this')).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('sends what failed again under the same id, so that it is there once', async () => {
    const { asked, send } = aServer(LOST);
    render(<Page send={send} />);
    await write('Hear, hear{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(asked).toHaveLength(2);
    expect(asked[0]?.id).toBe(asked[1]?.id);
  });

  it('keeps the draft and what failed through a reload', async () => {
    const { unmount } = render(<Page send={aServer(LOST).send} />);
    await write('Lost{Enter}');
    await screen.findByText(LOST.message);
    await write('Half a thought');
    unmount();
    render(<Page send={aServer().send} />);
    expect(box()).toHaveValue('Half a thought');
    expect(screen.getByText(/We don’t know whether this arrived/)).toBeVisible();
  });

  it('lets no muted person write, and keeps the words', async () => {
    const debate = { ...aDebate({ phase: 'live' }), mutedUntilMs: { [CLEO]: Date.now() + 60_000 } };
    const { asked, send } = aServer();
    render(<Page send={send} room={aRoom({ debate })} />);
    expect(screen.getByRole('status')).toHaveTextContent('The host has muted you until');
    await write('Why{Enter}');
    expect(box()).toHaveValue('Why');
    expect(asked).toEqual([]);
  });

  it('lets nobody write whom the host removed', () => {
    const debate = { ...aDebate(), removed: [CLEO] };
    render(<Page send={aServer().send} room={aRoom({ debate })} />);
    expect(screen.getByRole('status')).toHaveTextContent('The host has removed you from this debate.');
  });

  it('says when a line is too long, before it is sent', async () => {
    const { asked, send } = aServer();
    render(<Page send={send} />);
    await userEvent.click(box());
    await userEvent.paste('a'.repeat(501));
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('1 character too many')).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('fetches earlier lines on demand', async () => {
    const more = vi.fn<() => void>();
    render(<Page send={aServer().send} lines={[line('a', 'Now')]} older={{ state: 'rest', more }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Earlier messages' }));
    expect(more).toHaveBeenCalledTimes(1);
  });

  it('also loads them when somebody scrolls up to the first', () => {
    const more = vi.fn<() => void>();
    render(<Page send={aServer().send} lines={[line('a', 'Now')]} older={{ state: 'rest', more }} />);
    const box = screen.getByRole('region', { name: 'What was written' });
    for (const top of [300, 100, 20]) fireEvent.scroll(box, { target: { scrollTop: top } });
    expect(more).toHaveBeenCalledTimes(1);
    fireEvent.scroll(box, { target: { scrollTop: 30 } });
    expect(more).toHaveBeenCalledTimes(1);
  });

  it('does not ask again by scrolling for lines that did not come', () => {
    const more = vi.fn<() => void>();
    const older = { state: 'rest', problem: 'Nothing is lost; try again.', more } as const;
    render(<Page send={aServer().send} lines={[line('a', 'Now')]} older={older} />);
    const box = screen.getByRole('region', { name: 'What was written' });
    for (const top of [300, 20]) fireEvent.scroll(box, { target: { scrollTop: top } });
    expect(more).not.toHaveBeenCalled();
  });
});

it('earlier lines that are paged in are not announced, later ones are', async () => {
  const page = (state: 'rest' | 'loading') => (
    <Page send={aServer().send} lines={[line('a', 'Now')]} older={{ state, more: () => undefined }} />
  );
  const { rerender } = render(page('loading'));
  const log = screen.getByRole('log', { name: 'Audience chat' });
  expect(log).toHaveAttribute('aria-live', 'off');
  rerender(page('rest'));
  expect(log).toHaveAttribute('aria-live', 'off');
  await waitFor(() => expect(log).toHaveAttribute('aria-live', 'polite'), { timeout: 3_000 });
});
