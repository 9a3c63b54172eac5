import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isWriting, useWritingSign, WRITING_EVERY_MS, WRITING_MS } from './writing.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Say = Parameters<typeof useWritingSign>[3] & {};

/** The signs of a person who writes, each with the start of the writing, or null for its end. */
function writer(isEmpty = false) {
  vi.useFakeTimers();
  const say = vi.fn<Say>().mockResolvedValue();
  const hook = renderHook((empty: boolean) => useWritingSign('r1', 'ada', empty, say), {
    initialProps: isEmpty,
  });
  return { ...hook, say, signs: () => say.mock.calls.map(([, , at]) => (at === null ? 'stops' : 'writes')) };
}

describe('the writing signal', () => {
  it('is given at most every ten seconds, however fast they write', () => {
    const { result, say, signs } = writer();
    for (let key = 0; key < 20; key += 1) {
      result.current('word');
      vi.advanceTimersByTime(WRITING_EVERY_MS / 10 - 1);
    }
    expect(signs()).toEqual(['writes', 'writes']);
    expect(say.mock.calls[0]?.[0]).toBe('rooms/r1/members/ada');
  });

  it('is not given without a connection', () => {
    const { result, signs } = writer();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    result.current('word');
    expect(signs()).toEqual([]);
  });

  it('is taken back when the text is emptied, once', () => {
    const { result, signs } = writer();
    result.current('word');
    result.current('');
    result.current(' ');
    expect(signs()).toEqual(['writes', 'stops']);
  });

  it('is taken back when the page is hidden, and when they leave', () => {
    const { result, signs, unmount } = writer();
    result.current('word');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(signs()).toEqual(['writes', 'stops']);
    result.current('more');
    unmount();
    expect(signs()).toEqual(['writes', 'stops', 'writes', 'stops']);
  });

  it('costs nothing more when the words are sent, and begins again with the next', () => {
    const { result, signs, rerender, unmount } = writer();
    result.current('word');
    rerender(true);
    expect(signs()).toEqual(['writes']);
    result.current('next');
    expect(signs()).toEqual(['writes', 'writes']);
    rerender(true);
    vi.advanceTimersByTime(WRITING_MS);
    unmount();
    expect(signs()).toEqual(['writes', 'writes']);
  });

  it('fades soon after the last key', () => {
    expect(isWriting({ writingAtMs: 1_000 }, 1_000 + WRITING_MS - 1)).toBe(true);
    expect(isWriting({ writingAtMs: 1_000 }, 1_000 + WRITING_MS)).toBe(false);
    expect(isWriting({}, 1_000)).toBe(false);
  });

  it('ends with the message, and is none if it comes from the future', () => {
    expect(isWriting({ writingAtMs: 1_000 }, 2_000, 1_500)).toBe(false);
    expect(isWriting({ writingAtMs: 1_600 }, 2_000, 1_500)).toBe(true);
    expect(isWriting({ writingAtMs: 600_000 }, 2_000)).toBe(false);
  });
});
