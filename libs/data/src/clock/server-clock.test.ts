import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createServerClock } from './server-clock.ts';

const TEN_MINUTES = 600_000;

/** A round trip of a browser whose clock is wrong by `wrongMs`; the server answers after `outMs` of the delay. */
function trip(atMs: number, wrongMs: number, delayMs: number, outMs = delayMs / 2) {
  const sentAtMs = atMs + wrongMs;
  return { sentAtMs, receivedAtMs: sentAtMs + delayMs, serverAtMs: atMs + outMs };
}

describe('the estimate of the server’s clock', () => {
  it('trusts this browser until the first answer', () => {
    const clock = createServerClock();
    expect(clock.offsetMs()).toBe(0);
    expect(clock.isSet()).toBe(false);
  });

  it('corrects a browser that is ten minutes ahead, or behind', () => {
    for (const wrongMs of [TEN_MINUTES, -TEN_MINUTES]) {
      const clock = createServerClock();
      clock.note(trip(1_000_000, wrongMs, 80));
      expect(clock.offsetMs()).toBe(-wrongMs);
      expect(clock.isSet()).toBe(true);
    }
  });

  it('keeps the round trip with the smallest delay, however crooked the slow ones are', () => {
    const clock = createServerClock();
    clock.note(trip(1_000, TEN_MINUTES, 40));
    clock.note(trip(9_000, TEN_MINUTES, 3_000, 2_900));
    expect(clock.offsetMs()).toBe(-TEN_MINUTES);
    clock.note(trip(12_000, TEN_MINUTES, 20));
    expect(clock.offsetMs()).toBe(-TEN_MINUTES);
  });

  it('is never wrong by more than half of the best delay', () => {
    const trips = fc.array(
      fc.record({
        delayMs: fc.integer({ min: 1, max: 5_000 }),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(trips, fc.integer({ min: -TEN_MINUTES, max: TEN_MINUTES }), (all, wrongMs) => {
        const clock = createServerClock();
        all.forEach(({ delayMs, share }, index) =>
          clock.note(trip(index * 10_000, wrongMs, delayMs, delayMs * share)),
        );
        const best = Math.min(...all.map((one) => one.delayMs));
        expect(Math.abs(clock.offsetMs() + wrongMs)).toBeLessThanOrEqual(best / 2 + 1);
      }),
    );
  });

  it('starts again when the clock of the computer is set', () => {
    const clock = createServerClock();
    clock.note(trip(1_000, 0, 10));
    clock.note(trip(2_000, TEN_MINUTES, 400));
    expect(clock.offsetMs()).toBe(-TEN_MINUTES);
  });

  it('notifies its listeners when the estimate changes, and only then', () => {
    const clock = createServerClock();
    const listener = vi.fn<() => void>();
    const stop = clock.subscribe(listener);
    clock.note(trip(1_000, 50, 10));
    clock.note(trip(2_000, 50, 10));
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    clock.note(trip(3_000, TEN_MINUTES, 10));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
