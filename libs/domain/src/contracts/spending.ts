import * as z from 'zod/mini';
import { ALL_PER_SERVED, LIST_PRICES, servedMicros } from './list-prices.ts';
import type { ModelShard } from '../documents/model-usage.ts';

/**
 * Work that a debate does not need: reading shown words again and wording acts (`background`), what people ask a language model
 * for (`models`), and captions. It stops in this order.
 */
export const optionalWorkSchema = z.enum(['background', 'models', 'captions']);
export type OptionalWork = z.infer<typeof optionalWorkSchema>;

/** The part of the day's budget at which each kind of work stops. The rest is for the debates themselves. */
const STOPS_AT: Readonly<Record<OptionalWork, number>> = { background: 0.7, models: 0.85, captions: 0.95 };

/**
 * What a day cost, in millionths of a US dollar: calls of a language model as priced, and the rest as estimated from what the functions
 * did.
 */
export type DaySpending = { models: number; rest: number };

export function spendingOf({ costMicros, served }: Pick<ModelShard, 'costMicros' | 'served'>): DaySpending {
  const forOthers = Math.ceil(served.openReads * LIST_PRICES.read);
  return { models: costMicros, rest: ALL_PER_SERVED * servedMicros(served) + forOthers };
}

/** The spent part of a budget, 0 … 1 and beyond. A budget of nothing is always spent. */
export function spentShare({ models, rest }: DaySpending, budgetMicros: number): number {
  return budgetMicros > 0 ? (models + rest) / budgetMicros : 1;
}

/** The optional work that stops at this part of a budget, in the order in which it stopped. */
export function stoppedAt(share: number): OptionalWork[] {
  return optionalWorkSchema.options.filter((work) => share >= STOPS_AT[work]);
}

/** The next kind of work to stop, and at which part of the budget; undefined once all has. */
export function nextToStop(share: number): { work: OptionalWork; atShare: number } | undefined {
  const work = optionalWorkSchema.options.find((one) => share < STOPS_AT[one]);
  return work && { work, atShare: STOPS_AT[work] };
}

const DEFAULT_DOLLARS = 10;

/**
 * The operator's budget for a day, `SPENDING_DAY_BUDGET`, in millionths of a US dollar; ten dollars without one. @throws RangeError on
 * anything but an amount
 */
export function readSpendingBudget(env: Partial<Record<string, string>>): number {
  const given = env['SPENDING_DAY_BUDGET']?.trim() ?? '';
  if (given === '') return DEFAULT_DOLLARS * 1_000_000;
  if (!/^\d{1,7}(\.\d{1,6})?$/.test(given))
    throw new RangeError(`SPENDING_DAY_BUDGET is “${given}”: it needs US dollars a day, such as 10 or 0`);
  return Math.round(Number(given) * 1_000_000);
}
