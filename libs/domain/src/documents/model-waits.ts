import * as z from 'zod/mini';

/** Upper ends of the classes that calls are counted in by their duration, in milliseconds. */
const ENDS_MS = [
  '100',
  '250',
  '500',
  '750',
  '1000',
  '1500',
  '2000',
  '3000',
  '5000',
  '8000',
  '15000',
  '30000',
] as const;

/** The end of the last class that has one, in milliseconds. */
export const LONGEST_WAIT_MS = 30_000;

/** A class of durations by its upper end; `longer` has none. */
export const waitSchema = z.enum([...ENDS_MS, 'longer']);
type Wait = z.infer<typeof waitSchema>;

/** The class that a duration belongs to. */
export function waitOf(tookMs: number): Wait {
  return ENDS_MS.find((endMs) => tookMs <= Number(endMs)) ?? 'longer';
}

/**
 * The time within which this share of the calls had ended: the upper end of a class. `Infinity` beyond the last class, null without
 * calls. @param share 0 … 1
 */
export function waitAt(share: number, waits: Readonly<Partial<Record<Wait, number>>>): number | null {
  const total = waitSchema.options.reduce((sum, wait) => sum + (waits[wait] ?? 0), 0);
  if (total === 0) return null;
  let counted = 0;
  for (const endMs of ENDS_MS) {
    counted += waits[endMs] ?? 0;
    if (counted >= share * total) return Number(endMs);
  }
  return Infinity;
}
