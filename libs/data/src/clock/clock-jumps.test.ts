import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchClock } from './clock-jumps.ts';
import { createServerClock } from './server-clock.ts';

const TEN_MINUTES = 600_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A device whose time of day can be set, and what it knows about the server. */
function aDevice() {
  let setMs = 0;
  const steadyMs = () => performance.now();
  const dayMs = () => 1_000_000_000 + steadyMs() + setMs;
  const clock = createServerClock();
  const nowMs = dayMs();
  clock.note({ sentAtMs: nowMs, receivedAtMs: nowMs, serverAtMs: nowMs });
  const onJump = vi.fn<() => void>();
  const stop = watchClock(clock, { dayMs, steadyMs }).subscribe(onJump);
  return { clock, onJump, stop, set: (byMs: number) => (setMs += byMs) };
}

describe('the device’s clock', () => {
  it.each([TEN_MINUTES, -TEN_MINUTES])('is known within a second to have jumped by %i ms, once', (byMs) => {
    const { onJump, set } = aDevice();
    vi.advanceTimersByTime(5_000);
    expect(onJump).not.toHaveBeenCalled();
    set(byMs);
    vi.advanceTimersByTime(5_000);
    expect(onJump).toHaveBeenCalledOnce();
  });

  it('that was set back shows the server’s time at once', () => {
    const { clock, set } = aDevice();
    set(-TEN_MINUTES);
    vi.advanceTimersByTime(1_000);
    expect(clock.offsetMs()).toBe(TEN_MINUTES);
  });

  it('that ran ahead may have slept, so the server decides', () => {
    const { clock, set } = aDevice();
    set(TEN_MINUTES);
    vi.advanceTimersByTime(1_000);
    expect(clock.offsetMs()).toBe(0);
  });

  it('may be adjusted by less than a second', () => {
    const { onJump, set } = aDevice();
    set(999);
    vi.advanceTimersByTime(1_000);
    set(-999);
    vi.advanceTimersByTime(1_000);
    expect(onJump).not.toHaveBeenCalled();
  });

  it('is not looked at when nobody listens', () => {
    const { stop, onJump, set } = aDevice();
    stop();
    set(TEN_MINUTES);
    vi.advanceTimersByTime(5_000);
    expect(onJump).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
