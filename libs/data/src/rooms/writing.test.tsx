import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isWriting, useWritingSign, WRITING_EVERY_MS, WRITING_MS } from './writing.ts';

afterEach(() => vi.useRealTimers());

describe('the writing signal', () => {
  it('is given at most every ten seconds, however fast they write', () => {
    vi.useFakeTimers();
    const say = vi.fn<(path: string, atMs: number) => Promise<void>>().mockResolvedValue();
    const { result } = renderHook(() => useWritingSign('r1', 'ada', say));
    for (let key = 0; key < 20; key += 1) {
      result.current();
      vi.advanceTimersByTime(WRITING_EVERY_MS / 10 - 1);
    }
    expect(say).toHaveBeenCalledTimes(2);
    expect(say.mock.calls[0]?.[0]).toBe('rooms/r1/members/ada');
  });

  it('is not given without a connection', () => {
    const say = vi.fn<(path: string, atMs: number) => Promise<void>>().mockResolvedValue();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderHook(() => useWritingSign('r1', 'ada', say)).result.current();
    expect(say).not.toHaveBeenCalled();
  });

  it('fades soon after the last key', () => {
    expect(isWriting({ writingAtMs: 1_000 }, 1_000 + WRITING_MS - 1)).toBe(true);
    expect(isWriting({ writingAtMs: 1_000 }, 1_000 + WRITING_MS)).toBe(false);
    expect(isWriting({}, 1_000)).toBe(false);
  });
});
