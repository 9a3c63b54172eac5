import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LIVE_PROBLEMS } from '../live/live.ts';
import { PATIENCE_MS } from '../live/use-live.ts';
import { useEarlier } from './use-earlier.ts';

describe('the way to earlier pages', () => {
  it('fetches one page at a time, no matter how often somebody scrolls', async () => {
    let answer: () => void = () => undefined;
    const fetchPage = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (answer = resolve)));
    const { result } = renderHook(() => useEarlier(fetchPage));
    act(() => {
      result.current.load();
      result.current.load();
    });
    expect(result.current.isLoading).toBe(true);
    expect(fetchPage).toHaveBeenCalledTimes(1);
    act(() => answer());
    await waitFor(() => expect(result.current.isLoading).toBe(false));
    act(() => result.current.load());
    expect(fetchPage).toHaveBeenCalledTimes(2);
  });

  it('reports why a page failed, and retries on demand', async () => {
    const lost = Object.assign(new Error('No connection'), { code: 'unavailable' });
    const fetchPage = vi.fn<() => Promise<void>>().mockRejectedValueOnce(lost).mockResolvedValue();
    const { result } = renderHook(() => useEarlier(fetchPage));
    act(() => result.current.load());
    await waitFor(() => expect(result.current.problem).toMatch(/can’t reach the server/));
    act(() => result.current.load());
    await waitFor(() => expect(result.current).toMatchObject({ isLoading: false, problem: undefined }));
  });

  it('gives up on a page that does not come, and ignores it if it arrives later', async () => {
    vi.useFakeTimers();
    let answer: () => void = () => undefined;
    const fetchPage = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (answer = resolve)));
    const { result } = renderHook(() => useEarlier(fetchPage));
    act(() => result.current.load());
    act(() => void vi.advanceTimersByTime(PATIENCE_MS));
    expect(result.current).toMatchObject({ isLoading: false, problem: LIVE_PROBLEMS.unreachable() });
    const late = answer;
    act(() => result.current.load());
    await act(async () => late());
    expect(result.current.isLoading).toBe(true);
    await act(async () => answer());
    expect(result.current).toMatchObject({ isLoading: false, problem: undefined });
    vi.useRealTimers();
  });
});
