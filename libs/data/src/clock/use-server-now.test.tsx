import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverClock } from './server-clock.ts';
import { useServerNow } from './use-server-now.ts';

const NOW_MS = 1_000_000;

beforeEach(() => vi.useFakeTimers({ now: NOW_MS }));
afterEach(() => {
  cleanup();
  // The clock is shared by the page, so each test restores it.
  serverClock.note({ sentAtMs: 0, receivedAtMs: 0, serverAtMs: 0 });
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('the server’s clock on the page', () => {
  it('updates at the requested rate', () => {
    const { result } = renderHook(() => useServerNow(250));
    expect(result.current).toBe(NOW_MS);
    pass(500);
    expect(result.current).toBe(NOW_MS + 500);
  });

  it('is corrected at once by an answer of the server', () => {
    const { result } = renderHook(() => useServerNow(60_000));
    act(() => serverClock.note({ sentAtMs: NOW_MS, receivedAtMs: NOW_MS, serverAtMs: NOW_MS + 600_000 }));
    expect(result.current).toBe(NOW_MS + 600_000);
  });

  it('does not tick while nothing runs', () => {
    const { result } = renderHook(() => useServerNow(null));
    pass(10_000);
    expect(result.current).toBe(NOW_MS);
  });
});
