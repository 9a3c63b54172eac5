import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useListenAgain } from './use-listen-again.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('a listener that the rules refused too early', () => {
  it('is restarted a few times, and then given up', () => {
    const listen = vi.fn<() => void>();
    const { result } = renderHook(() => useListenAgain(true, listen));
    expect(result.current).toBe(true);
    for (let round = 0; round < 10; round += 1) pass(10_000);
    expect(listen).toHaveBeenCalledTimes(3);
    expect(result.current).toBe(false);
  });

  it('is left alone if nothing is wrong', () => {
    const listen = vi.fn<() => void>();
    const { result, rerender } = renderHook(({ isWanted }) => useListenAgain(isWanted, listen), {
      initialProps: { isWanted: true },
    });
    rerender({ isWanted: false });
    pass(60_000);
    expect(result.current).toBe(false);
    expect(listen).not.toHaveBeenCalled();
  });
});
