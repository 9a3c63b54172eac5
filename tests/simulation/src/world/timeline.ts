import { NOON_MS } from '@rostrum/domain/testing';
import { createHeap } from './heap.ts';

/** A future event; once cancelled, it does not happen. */
export type Timer = { cancel(): void };

type Happening = { atMs: number; order: number; work: (() => void) | null };

/**
 * Virtual time: events happen in order, and simultaneous ones in the order of planning. Nothing here waits in real
 * time.
 */
export class Timeline {
  #nowMs = NOON_MS;
  #planned = 0;
  #isStirred = false;
  readonly #heap = createHeap<Happening>(isEarlier);

  /** The true time, in epoch milliseconds. Nobody in a story knows it exactly. */
  get nowMs(): number {
    return this.#nowMs;
  }

  after(delayMs: number, work: () => void): Timer {
    const happening: Happening = { atMs: this.#nowMs + Math.max(0, delayMs), order: this.#planned, work };
    this.#planned += 1;
    this.#heap.push(happening);
    return { cancel: () => (happening.work = null) };
  }

  /** Says that a promise was settled: code that awaits it continues before the next event. */
  stir(): void {
    this.#isStirred = true;
  }

  /** Runs all events until none is planned. Returns false if that takes more than the limit. */
  async run(most: number): Promise<boolean> {
    for (let done = 0; done < most; done += 1) {
      const next = this.#heap.pop();
      if (!next) return true;
      if (!next.work) continue;
      this.#nowMs = next.atMs;
      next.work();
      if (this.#isStirred) await this.#settle();
    }
    return false;
  }

  async #settle(): Promise<void> {
    this.#isStirred = false;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function isEarlier(one: Happening, other: Happening): boolean {
  return one.atMs < other.atMs || (one.atMs === other.atMs && one.order < other.order);
}
