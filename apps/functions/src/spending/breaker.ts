import {
  dayOf,
  NOTHING_SERVED,
  spentShare,
  stoppedAt,
  type OptionalWork,
  type Served,
} from '@rostrum/domain';
import type { DaySpending } from '@rostrum/domain';

/** How often an instance tells what it did, and looks at what all have done, in milliseconds. */
export const EVERY_MS = 60_000;

type Books = {
  add: (served: Served, atMs: number) => Promise<void>;
  read: (atMs: number) => Promise<DaySpending>;
};

/** What an instance has done and not told, and whether the day's budget still has room for optional work. */
export type SpendingBreaker = {
  note: (kind: keyof Served, count?: number) => void;
  /** Waits for what is being told now. */
  told: () => Promise<void>;
  /** Never throws: a look that fails leaves things as they were. */
  mayDo: (work: OptionalWork) => Promise<boolean>;
};

/**
 * Stops optional work while the day's spending, as all instances told it, is close to the budget. It is a minute late, or two: that
 * much may be spent beyond a threshold. `problem` gets each error of the books.
 */
export function createSpendingBreaker(
  books: Books,
  budgetMicros: number,
  { now, problem }: { now: () => number; problem: (error: unknown) => void },
): SpendingBreaker {
  let untold = { ...NOTHING_SERVED };
  let toldAtMs = now();
  let telling: Promise<void> = Promise.resolve();
  let seen: { day: string; atMs: number; share: number } | undefined;
  let looking: Promise<void> | undefined;

  async function tell(): Promise<void> {
    const served = untold;
    untold = { ...NOTHING_SERVED };
    toldAtMs = now();
    try {
      await books.add(served, toldAtMs);
    } catch (error) {
      problem(error);
      for (const kind of kindsOf(served)) untold[kind] += served[kind];
    }
  }

  async function look(): Promise<void> {
    const [atMs, day] = [now(), dayOf(now())];
    try {
      seen = { day, atMs, share: spentShare(await books.read(atMs), budgetMicros) };
    } catch (error) {
      problem(error);
      seen = { day, atMs, share: seen?.day === day ? seen.share : 0 };
    } finally {
      looking = undefined;
    }
  }

  return {
    note(kind, count = 1) {
      untold[kind] += count;
      if (now() - toldAtMs >= EVERY_MS) telling = tell();
    },
    told: () => telling,
    async mayDo(work) {
      // Nothing has to be read to know that there is no budget.
      if (budgetMicros === 0) return false;
      if (seen?.day !== dayOf(now()) || now() - seen.atMs >= EVERY_MS) await (looking ??= look());
      return !stoppedAt(seen?.share ?? 0).includes(work);
    },
  };
}

const kindsOf = (served: Served) => Object.keys(served) as (keyof Served)[];
