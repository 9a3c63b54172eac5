import { NOON_MS } from '@rostrum/domain/testing';
import { createHeap } from './heap.ts';

/** Something that is going to happen; cancelled, it does not. */
export type Timer = { cancel(): void };

type Happening = { atMs: number; order: number; work: (() => void) | null };

/**
 * Virtual time: what is due happens in order, what is due at the same moment in the order in which it was planned.
 * Nothing here waits in real time.
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

  /** Lets everything happen, until nothing is planned any more. Returns false where that takes more than so many. */
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
