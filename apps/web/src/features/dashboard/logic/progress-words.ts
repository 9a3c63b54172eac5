import { directionOf, TREND_FROM, trendOf } from '@rostrum/ui';
import { formatNumber } from '@rostrum/words';
import * as m from '@rostrum/words/dashboard';
import type { Point, Progress } from './progress.ts';

/** One sentence for each plot: its finding, "no change", or too few values. */
export function weeksWords(weeks: Progress['weeks']): string {
  const all = weeks.reduce((sum, { count }) => sum + count, 0);
  const active = weeks.filter(({ count }) => count > 0).length;
  if (all === 0) return m.noDebates({ weeks: weeks.length });
  return m.debatesInWeeks({ debates: all, active, weeks: weeks.length });
}

export function airtimeWords(airtime: readonly Point[]): string {
  const last = airtime.at(-1)?.value;
  if (last === undefined) return m.airtimeNotYet();
  if (Math.abs(last - 1) < 0.05) return m.airtimeEven();
  return m.airtimeTimes({ times: timesText(last) });
}

export function swingWords(swing: readonly Point[]): string {
  const count = swing.length;
  if (count === 0) return m.swingNotYet();
  const trend = trendOf(swing.map(({ value }) => value));
  if (!trend) return m.swingTooFew({ count, needed: TREND_FROM });
  const direction = directionOf(trend, count);
  if (direction === 'steady') return m.swingSteady();
  return direction === 'rising' ? m.swingRising() : m.swingFalling();
}

/** A multiple of an even share, with one decimal. */
export function timesText(times: number): string {
  return formatNumber(times, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
