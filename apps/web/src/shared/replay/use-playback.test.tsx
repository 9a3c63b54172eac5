import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePlayback } from './use-playback.ts';

const SPAN = { fromMs: 1_000_000, toMs: 1_060_000 };
const MOMENTS = [1_000_000, 1_050_000];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function play(skips = false) {
  const { result } = renderHook(() => usePlayback(SPAN, MOMENTS, skips));
  const watch = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { now: () => result.current, watch, act: (work: () => void) => act(work) };
}

describe('a playback', () => {
  it('waits at the beginning until somebody plays it', async () => {
    const { now, watch } = play();
    await watch(5_000);
    expect(now()).toMatchObject({ atMs: SPAN.fromMs, isPlaying: false });
  });

  it('plays at the chosen speed, and stops when paused', async () => {
    const { now, watch, act: does } = play();
    does(() => now().toggle());
    await watch(2_000);
    expect(now().atMs).toBe(SPAN.fromMs + 2_000);
    does(() => now().setSpeed(15));
    await watch(1_000);
    expect(now().atMs).toBe(SPAN.fromMs + 17_000);
    does(() => now().toggle());
    await watch(1_000);
    expect(now()).toMatchObject({ atMs: SPAN.fromMs + 17_000, isPlaying: false });
  });

  it('stops at the end, and starts over when played again', async () => {
    const { now, watch, act: does } = play();
    does(() => now().setSpeed(60));
    does(() => now().toggle());
    await watch(3_000);
    expect(now()).toMatchObject({ atMs: SPAN.toMs, isPlaying: false, isAtEnd: true });
    does(() => now().toggle());
    expect(now()).toMatchObject({ atMs: SPAN.fromMs, isPlaying: true });
  });

  it('goes to any position, and never beyond its ends', () => {
    const { now, act: does } = play();
    does(() => now().seek(1_030_000.4));
    expect(now().atMs).toBe(1_030_000);
    does(() => now().seek(0));
    expect(now().atMs).toBe(SPAN.fromMs);
    does(() => now().seek(Number.MAX_SAFE_INTEGER));
    expect(now().atMs).toBe(SPAN.toMs);
  });

  it('restarts from a position after the end', async () => {
    const { now, watch, act: does } = play();
    does(() => now().seek(SPAN.toMs));
    does(() => now().toggle());
    does(() => now().seek(SPAN.fromMs + 5_000));
    await watch(1_000);
    expect(now().atMs).toBe(SPAN.fromMs + 6_000);
  });

  it('skips a pause if enabled', async () => {
    const { now, watch, act: does } = play(true);
    does(() => now().toggle());
    await watch(2_000);
    expect(now().atMs).toBe(1_049_000);
  });
});
