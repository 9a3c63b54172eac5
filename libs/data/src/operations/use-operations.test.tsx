import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OperationsOutput } from '@rostrum/domain';
import { useOperations } from './use-operations.ts';

const FIGURES: OperationsOutput = {
  health: {
    databaseMs: 1,
    lastRuns: { roomSweeper: null, roomClock: null, fileSweeper: null },
    waitingSinceMs: { room: null, opponent: null, houseCase: null, erasure: null },
    rooms: { live: 0, open: 0, lastDay: 0 },
    signInsToday: 0,
    serverFaults: [],
  },
  model: null,
  problem: null,
  breaker: null,
  days: [],
  faults: [],
  spendingBudget: 0,
  atMs: 1,
};

test('the figures are read when the page opens, and again on demand, with the last ones still shown', async () => {
  const fetchNow = vi.fn<() => Promise<OperationsOutput>>(async () => FIGURES);
  const { result } = renderHook(() => useOperations(fetchNow));
  expect(result.current.reading).toEqual({ status: 'loading' });
  await waitFor(() => expect(result.current.reading).toEqual({ status: 'ready', value: FIGURES }));
  act(() => result.current.refresh());
  expect(result.current).toMatchObject({ reading: { status: 'ready' }, isReading: true });
  await waitFor(() => expect(result.current.isReading).toBe(false));
  expect(fetchNow).toHaveBeenCalledTimes(2);
});

test('a person without the claim sees nothing', async () => {
  const fetchNow = async () => null;
  const { result } = renderHook(() => useOperations(fetchNow));
  await waitFor(() => expect(result.current.reading).toEqual({ status: 'hidden' }));
});

test('a failure is shown, and a retry may help', async () => {
  const fetchNow = vi
    .fn<() => Promise<OperationsOutput>>(async () => FIGURES)
    .mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'functions/unavailable' }));
  const { result } = renderHook(() => useOperations(fetchNow));
  await waitFor(() => expect(result.current.reading).toMatchObject({ status: 'error' }));
  expect(result.current.reading).toMatchObject({
    message: expect.stringContaining('can’t reach the server'),
  });
  act(() => result.current.refresh());
  await waitFor(() => expect(result.current.reading).toMatchObject({ status: 'ready' }));
});
