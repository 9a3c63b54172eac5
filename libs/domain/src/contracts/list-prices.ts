import type { Served } from '../documents/model-usage.ts';

/** What a deployment pays for, in the database and beside it. */
export type Priced =
  | 'read'
  | 'write'
  | 'delete'
  | 'call'
  | 'cpuSecond'
  | 'gibSecond'
  | 'task'
  | 'storedGibMonth'
  | 'fileGibMonth'
  | 'sentGib'
  | 'hostedGib'
  | 'clerkUser';

/**
 * List prices of one unit, in millionths of a US dollar, beyond the free allowances. docs/cost.md names the page of each, its region and
 * the date; its test draws the table from here. The database's are those of `eur3`, a multi-region, which is the dearer choice.
 */
export const LIST_PRICES: Readonly<Record<Priced, number>> = {
  read: 0.6,
  write: 1.8,
  delete: 0.2,
  call: 0.4,
  cpuSecond: 24,
  gibSecond: 2.5,
  task: 0.4,
  storedGibMonth: 180_000,
  fileGibMonth: 26_000,
  sentGib: 120_000,
  hostedGib: 150_000,
  clerkUser: 20_000,
};

/** How long a call keeps an instance busy, in seconds, if nothing else runs there: more than the median of any command. */
export const CALL_SECONDS = 0.1;

/** An instance has one processor and half a gibibyte: see `setGlobalOptions`. */
const CALL_MICROS = LIST_PRICES.call + CALL_SECONDS * (LIST_PRICES.cpuSecond + LIST_PRICES.gibSecond / 2);

/** The price of it at list prices, in millionths of a US dollar. */
export function servedMicros({ calls, reads, writes, deletes }: Omit<Served, 'openReads'>): number {
  const documents = reads * LIST_PRICES.read + writes * LIST_PRICES.write + deletes * LIST_PRICES.delete;
  return Math.ceil(calls * CALL_MICROS + documents);
}

/**
 * What a debate costs in all for each dollar of the functions' own work: browsers read and beat, words are kept, and data is sent. The
 * test of docs/cost.md holds it to the plans of that page.
 */
export const ALL_PER_SERVED = 6;
