import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COUNT_AGAIN_MS, useAudience, usePresentCount } from './audience.ts';

const store = vi.hoisted(() => ({ counts: [] as number[], asked: [] as unknown[], fault: null as unknown }));

vi.mock('../firebase-app.ts', () => ({ firestore: () => 'db' }));
vi.mock('firebase/firestore', () => ({
  collection: (_: unknown, path: string) => path,
  query: (...parts: unknown[]) => parts,
  where: (field: string, is: string) => ['where', field, is],
  orderBy: (...parts: unknown[]) => ['orderBy', ...parts],
  limit: (count: number) => ['limit', count],
  getCountFromServer: async () => {
    if (store.fault) throw store.fault;
    return { data: () => ({ count: store.counts.shift() ?? 0 }) };
  },
  getDocs: async (asked: unknown) => {
    store.asked.push(asked);
    return { docs: [{ id: 'cleo', ref: { path: 'x' }, data: () => cleo }] };
  },
}));

const cleo = { uid: 'cleo', displayName: 'Cleo Lind', photoURL: '', joinedAtMs: 1, lastSeenAtMs: 2 };

beforeEach(() => {
  Object.assign(store, { counts: [], asked: [], fault: null });
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

describe('a room’s audience', () => {
  it('is not read before somebody asks', async () => {
    const { result } = renderHook(() => useAudience('r1'));
    await settle();
    expect(result.current.audience).toEqual({ status: 'unasked' });
    expect(store.asked).toEqual([]);
  });

  it('is counted, and read no further than it can be shown', async () => {
    store.counts = [170];
    const { result } = renderHook(() => useAudience('r1'));
    act(() => result.current.ask());
    await settle();
    expect(result.current.audience).toMatchObject({ status: 'ready', count: 170, members: [cleo] });
    expect(store.asked).toEqual([
      [
        ['rooms/r1/members', ['where', 'lastSeenAtMs', '>']],
        ['orderBy', 'lastSeenAtMs', 'desc'],
        ['limit', 50],
      ],
    ]);
  });

  it('reports that it could not be read', async () => {
    store.fault = Object.assign(new Error('x'), { code: 'unavailable' });
    const { result } = renderHook(() => useAudience('r1'));
    act(() => result.current.ask());
    await settle();
    expect(result.current.audience.status).toBe('error');
  });
});

describe('the number of people in a room', () => {
  it('is counted on coming in and every two minutes', async () => {
    store.counts = [3, 5];
    const { result } = renderHook(() => usePresentCount('r1', true));
    await settle();
    expect(result.current).toBe(3);
    await act(() => vi.advanceTimersByTimeAsync(COUNT_AGAIN_MS));
    expect(result.current).toBe(5);
  });

  it('is not counted for a person who is not in, nor for a hidden page', async () => {
    store.counts = [3];
    const outside = renderHook(() => usePresentCount('r1', false));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const hidden = renderHook(() => usePresentCount('r1', true));
    await settle();
    expect([outside.result.current, hidden.result.current]).toEqual([undefined, undefined]);
    expect(store.counts).toEqual([3]);
  });
});
