import type { TopicCounts } from '../documents/topic.ts';

/** In this time a topic must gain ten times the votes to keep its place, in milliseconds. */
const HOT_STEP_MS = 12.5 * 3_600_000;

/**
 * How "hot" a topic is: `sign(s) · log10(max(1, |s|)) + createdAtMs / 12.5 h`, where `s = up − down + 2 · debates`.
 * It never changes with time alone, so it is written only when somebody votes or debates, and an index can sort by
 * it. The tenth vote counts as much as the next ninety, and a day later as two powers of ten.
 */
export function hotScore({ up, down, debates }: TopicCounts, createdAtMs: number): number {
  const s = up - down + 2 * debates;
  return Math.sign(s) * Math.log10(Math.max(1, Math.abs(s))) + createdAtMs / HOT_STEP_MS;
}

/** A share with its 95 % interval, all 0 … 1. */
export type Rate = { share: number; low: number; high: number };
const Z95 = 1.959964;

/**
 * Wilson's score interval for `successes` of `trials` > 0. It is honest for few trials and for shares near 0 and 1.
 */
export function wilson(successes: number, trials: number): Rate {
  const share = successes / trials;
  const square = Z95 ** 2;
  const middle = (share + square / (2 * trials)) / (1 + square / trials);
  const half =
    (Z95 / (1 + square / trials)) * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials ** 2));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The minimum number of verdicts for win rates. */
export const VERDICTS_FOR_RATES = 10;

/** How often each side won among the debates with a verdict, draws included; undefined below ten. */
export function winRates({
  wins,
}: TopicCounts): (Record<'for' | 'against', Rate> & { n: number }) | undefined {
  const n = wins.for + wins.against + wins.even;
  if (n < VERDICTS_FOR_RATES) return undefined;
  return { for: wilson(wins.for, n), against: wilson(wins.against, n), n };
}
