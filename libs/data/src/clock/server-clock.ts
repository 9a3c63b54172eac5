/** One round trip: when it left and came back by this browser's clock, and the server's clock in between. */
export type ClockSample = { sentAtMs: number; receivedAtMs: number; serverAtMs: number };

/** The difference between the server's clock and this browser's. */
export type ServerClock = {
  /** Updates the estimate from an answer. */
  note(sample: ClockSample): void;
  /** This browser's own clock was moved by so many milliseconds. */
  moveOwn(byMs: number): void;
  /** Server minus client in milliseconds; 0 before the first answer. */
  offsetMs(): number;
  /** Whether any answer has arrived. */
  isSet(): boolean;
  /** Calls back whenever the estimate changes; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
};

/** The number of round trips to compare; older ones say too little about a drifting clock. */
const KEPT = 8;
/** If the clocks differ by this much more than both delays explain, somebody has set this browser's clock. */
const JUMP_MS = 500;

/**
 * The estimate of the round trip with the smallest delay is the best: it can be wrong by at most half of it. When a
 * new round trip contradicts it by more than both delays allow, the browser's clock has jumped, and earlier round
 * trips are dropped.
 */
export function createServerClock(): ServerClock {
  let samples: ClockSample[] = [];
  const listeners = new Set<() => void>();
  const best = () => samples.toSorted((one, other) => delayOf(one) - delayOf(other))[0];
  const offset = () => {
    const sample = best();
    return sample ? offsetOf(sample) : 0;
  };
  return {
    note(sample) {
      const before = samples.length > 0 ? offset() : undefined;
      samples = contradicts(best(), sample) ? [sample] : [...samples, sample].slice(-KEPT);
      if (offset() !== before) for (const listener of listeners) listener();
    },
    moveOwn(byMs) {
      samples = samples.map(({ sentAtMs, receivedAtMs, serverAtMs }) => ({
        sentAtMs: sentAtMs + byMs,
        receivedAtMs: receivedAtMs + byMs,
        serverAtMs,
      }));
      for (const listener of listeners) listener();
    },
    offsetMs: offset,
    isSet: () => samples.length > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function delayOf({ sentAtMs, receivedAtMs }: ClockSample): number {
  return Math.max(0, receivedAtMs - sentAtMs);
}

function offsetOf(sample: ClockSample): number {
  return Math.round(sample.serverAtMs - (sample.sentAtMs + delayOf(sample) / 2));
}

function contradicts(known: ClockSample | undefined, sample: ClockSample): boolean {
  if (!known) return false;
  const explained = (delayOf(known) + delayOf(sample)) / 2 + JUMP_MS;
  return Math.abs(offsetOf(known) - offsetOf(sample)) > explained;
}

/** The page's estimate; every answer of a callable sets it. */
export const serverClock = createServerClock();

/** The server's clock as far as this browser knows it, in epoch milliseconds. */
export function serverNow(): number {
  return Date.now() + serverClock.offsetMs();
}
