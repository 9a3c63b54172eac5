import type { ChatLine } from '@rostrum/domain';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Live } from '../live/live.ts';
import type { Part } from '../live/widening-source.ts';
import { seenAfter, useBackchannel } from './chat-history.ts';

const listened = vi.hoisted(() => ({ newest: undefined as unknown, widened: 0 }));
vi.mock('./backchannel.ts', () => ({
  CHAT_SHOWN: 50,
  fetchOlderChat: () => Promise.reject(new Error('The test answers itself')),
  useNewestChat: () => ({ newest: listened.newest, widen }),
}));
function widen() {
  listened.widened += 1;
}

const line = (createdAtMs: number): ChatLine => ({
  id: `line-${createdAtMs}`,
  authorId: 'cleo',
  authorName: 'Cleo Lind',
  text: `at ${createdAtMs}`,
  createdAtMs,
});
const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => line(from + index));
const part = (entries: ChatLine[], changes: Partial<Part<ChatLine>> = {}): Part<ChatLine> => ({
  entries,
  isWhole: false,
  isWidest: true,
  ...changes,
});
const ready = (...of: Parameters<typeof part>): Live<Part<ChatLine>> => ({
  status: 'ready',
  value: part(...of),
  stale: false,
});
const times = (shown: Live<ChatLine[]>) =>
  shown.status === 'ready' ? shown.value.map(({ createdAtMs }) => createdAtMs) : [];

beforeEach(() => {
  listened.newest = ready(lines(51, 100));
  listened.widened = 0;
});

describe('a backchannel', () => {
  it('keeps read lines when newer ones push them out of the newest fifty', () => {
    const { result, rerender } = renderHook(() => useBackchannel('r1'));
    listened.newest = ready(lines(53, 102));
    rerender();
    expect(times(result.current.lines)).toEqual(lines(51, 102).map(({ createdAtMs }) => createdAtMs));
  });

  it('forgets a line that was taken away from among the newest', () => {
    const newest = lines(60, 109).filter(({ createdAtMs }) => createdAtMs !== 80);
    const before = { newest: undefined, lines: lines(51, 100), isComplete: false, wasOverrun: false };
    const shown = seenAfter(before, part([...newest, line(110)])).lines;
    expect(shown.some(({ createdAtMs }) => createdAtMs === 80)).toBe(false);
    expect(shown[0]?.createdAtMs).toBe(51);
  });

  it('fetches older lines on demand, until there are none', async () => {
    const asked: number[] = [];
    const fetchOlder = async (_: string, beforeMs: number) => {
      asked.push(beforeMs);
      return beforeMs > 1 ? lines(1, beforeMs - 1).slice(-50) : [];
    };
    const { result } = renderHook(() => useBackchannel('r1', true, fetchOlder));
    act(() => result.current.older.more());
    await waitFor(() => expect(times(result.current.lines)[0]).toBe(1));
    expect(result.current.older.state).toBe('rest');
    act(() => result.current.older.more());
    await waitFor(() => expect(result.current.older.state).toBe('none'));
    expect(asked).toEqual([51, 1]);
  });

  it('fetches once and shows each line once, no matter how often it is called', async () => {
    let asked = 0;
    const fetchOlder = async (_: string, beforeMs: number) => {
      asked += 1;
      return lines(1, beforeMs - 1).slice(-50);
    };
    const { result } = renderHook(() => useBackchannel('r1', true, fetchOlder));
    const { more } = result.current.older;
    act(() => {
      more();
      more();
    });
    await waitFor(() => expect(result.current.older.state).toBe('rest'));
    await waitFor(() => expect(times(result.current.lines)[0]).toBe(1));
    expect(times(result.current.lines)).toEqual(lines(1, 100).map(({ createdAtMs }) => createdAtMs));
    expect(asked).toBe(1);
  });

  it('reports that older lines did not load, and can retry', async () => {
    const fail = () => Promise.reject(new Error('lost'));
    const { result } = renderHook(() => useBackchannel('r1', true, fail));
    act(() => result.current.older.more());
    await waitFor(() => expect(result.current.older.problem).toContain('Nothing is lost'));
    expect(result.current.older.state).toBe('rest');
  });

  it('has nothing older if the newest lines are everything', () => {
    listened.newest = ready(lines(1, 3), { isWhole: true });
    const { result } = renderHook(() => useBackchannel('r1'));
    expect(result.current.older.state).toBe('none');
  });

  it('listens to more before it fetches older lines', () => {
    listened.newest = ready(lines(97, 100), { isWidest: false });
    const fetchOlder = vi.fn<() => Promise<ChatLine[]>>();
    const { result } = renderHook(() => useBackchannel('r1', false, fetchOlder));
    act(() => result.current.older.more());
    expect(listened.widened).toBe(1);
    expect(fetchOlder).not.toHaveBeenCalled();
  });

  it('never shows lines with a gap, and listens to more instead', () => {
    listened.newest = ready(lines(1, 4), { isWidest: false });
    const { result, rerender } = renderHook(() => useBackchannel('r1'));
    listened.newest = ready(lines(4, 7), { isWidest: false });
    rerender();
    expect(times(result.current.lines)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(listened.widened).toBe(0);
    listened.newest = ready(lines(9, 12), { isWidest: false });
    rerender();
    expect(times(result.current.lines)).toEqual([9, 10, 11, 12]);
    expect(listened.widened).toBe(1);
    expect(result.current.older.state).toBe('rest');
  });
});
