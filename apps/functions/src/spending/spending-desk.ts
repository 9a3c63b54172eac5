import {
  dayOf,
  EMPTY_SHARD,
  readSpendingBudget,
  spendingOf,
  type OptionalWork,
  type Served,
} from '@rostrum/domain';
import { database } from '../admin.ts';
import { log } from '../logging/log.ts';
import { addServed, readModelDays } from '../models/model-books.ts';
import { createSpendingBreaker, type SpendingBreaker } from './breaker.ts';

let budget: number | undefined;

/** The day's budget of this deployment, in millionths of a US dollar. A wrong setting is logged once, and the default holds. */
export function spendingBudget(): number {
  budget ??= readBudget();
  return budget;
}

function readBudget(): number {
  try {
    return readSpendingBudget(process.env);
  } catch (error) {
    log('spendingSettingsWrong', { problem: error instanceof Error ? error.message : String(error) });
    return readSpendingBudget({});
  }
}

let breaker: SpendingBreaker | undefined;

function here(): SpendingBreaker {
  breaker ??= createSpendingBreaker(
    {
      add: (served, atMs) => addServed(database(), served, atMs),
      read: async (atMs) => spendingOf((await readModelDays(database(), [dayOf(atMs)]))[0] ?? EMPTY_SHARD),
    },
    spendingBudget(),
    { now: Date.now, problem: (error) => log('spendingNotKnown', { error }) },
  );
  return breaker;
}

/** Counts what this instance did. It is stored a minute later, so that counting costs next to nothing. */
export const noteServed = (kind: keyof Served, count?: number): void => here().note(kind, count);

/** Waits for what is being stored. Call it before a function ends, because the platform may stop it then. */
export const servedTold = (): Promise<void> => here().told();

/** Whether the day's budget still has room for this kind of optional work. */
export const mayDo = (work: OptionalWork): Promise<boolean> => here().mayDo(work);
