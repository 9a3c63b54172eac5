import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTicker } from './ticker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A worker that the test ticks or breaks by hand. */
class HandWorker extends EventTarget {
  static last: HandWorker;
  asked: unknown;
  isEnded = false;
  constructor() {
    super();
    HandWorker.last = this;
  }
  postMessage(asked: unknown) {
    this.asked = asked;
  }
  terminate() {
    this.isEnded = true;
  }
}

describe('ticking', () => {
  it('runs in a worker, which a hidden tab does not slow down', () => {
    vi.stubGlobal('Worker', HandWorker);
    const tick = vi.fn<() => void>();
    const stop = startTicker(10_000, tick);
    expect(HandWorker.last.asked).toBe(10_000);
    HandWorker.last.dispatchEvent(new Event('message'));
    expect(tick).toHaveBeenCalledTimes(1);
    stop();
    expect(HandWorker.last.isEnded).toBe(true);
  });

  it('runs in the page if the worker does not start', () => {
    vi.stubGlobal('Worker', HandWorker);
    const tick = vi.fn<() => void>();
    const stop = startTicker(10_000, tick);
    HandWorker.last.dispatchEvent(new Event('error'));
    vi.advanceTimersByTime(20_000);
    expect(tick).toHaveBeenCalledTimes(2);
    stop();
    vi.advanceTimersByTime(20_000);
    expect(tick).toHaveBeenCalledTimes(2);
  });
});
