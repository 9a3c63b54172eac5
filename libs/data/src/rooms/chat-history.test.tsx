import type { ChatLine } from '@rostrum/domain';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Live } from '../live/live.ts';
import { joinedChat, useBackchannel } from './chat-history.ts';

const listened = vi.hoisted(() => ({ newest: undefined as unknown }));
vi.mock('./backchannel.ts', () => ({
  CHAT_SHOWN: 50,
  fetchOlderChat: () => Promise.reject(new Error('The test answers itself')),
  useNewestChat: () => listened.newest,
}));

const line = (createdAtMs: number): ChatLine => ({
  id: `line-${createdAtMs}`,
  authorId: 'cleo',
  authorName: 'Cleo Lind',
  text: `at ${createdAtMs}`,
  createdAtMs,
});
const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => line(from + index));
const ready = (value: ChatLine[]): Live<ChatLine[]> => ({ status: 'ready', value, stale: false });
const times = (shown: Live<ChatLine[]>) =>
  shown.status === 'ready' ? shown.value.map(({ createdAtMs }) => createdAtMs) : [];

beforeEach(() => (listened.newest = ready(lines(51, 100))));

describe('a backchannel', () => {
  it('keeps what was read when newer lines push it out of the newest fifty', () => {
    const { result, rerender } = renderHook(() => useBackchannel('r1'));
    listened.newest = ready(lines(53, 102));
    rerender();
    expect(times(result.current.lines)).toEqual(lines(51, 102).map(({ createdAtMs }) => createdAtMs));
  });

  it('forgets a line that was taken away from among the newest', () => {
    const newest = lines(60, 109).filter(({ createdAtMs }) => createdAtMs !== 80);
    const shown = joinedChat(lines(51, 100), [...newest, line(110)]);
    expect(shown.some(({ createdAtMs }) => createdAtMs === 80)).toBe(false);
    expect(shown[0]?.createdAtMs).toBe(51);
  });

  it('fetches older lines on demand, until there are none', async () => {
    const asked: number[] = [];
    const fetchOlder = async (_: string, beforeMs: number) => {
      asked.push(beforeMs);
      return beforeMs > 1 ? lines(1, beforeMs - 1).slice(-50) : [];
    };
    const { result } = renderHook(() => useBackchannel('r1', fetchOlder));
    act(() => result.current.older.more());
    await waitFor(() => expect(times(result.current.lines)[0]).toBe(1));
    expect(result.current.older.state).toBe('rest');
    act(() => result.current.older.more());
    await waitFor(() => expect(result.current.older.state).toBe('none'));
    expect(asked).toEqual([51, 1]);
  });

  it('says that older lines did not come, and can be asked again', async () => {
    const { result } = renderHook(() => useBackchannel('r1', () => Promise.reject(new Error('lost'))));
    act(() => result.current.older.more());
    await waitFor(() => expect(result.current.older.problem).toContain('Nothing is lost'));
    expect(result.current.older.state).toBe('rest');
  });

  it('has nothing older where the newest are all there are', () => {
    listened.newest = ready(lines(1, 3));
    const { result } = renderHook(() => useBackchannel('r1'));
    expect(result.current.older.state).toBe('none');
  });
});
