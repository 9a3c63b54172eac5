import { directionOf, TREND_FROM, trendOf } from '@rostrum/ui';
import type { Point, Progress } from './progress.ts';

/** One sentence for each plot: its finding, "no change", or too few values. */
export function weeksWords(weeks: Progress['weeks']): string {
  const all = weeks.reduce((sum, { count }) => sum + count, 0);
  const active = weeks.filter(({ count }) => count > 0).length;
  if (all === 0) return `No debate in the last ${weeks.length} weeks.`;
  return `${all === 1 ? 'One debate' : `${all} debates`} in ${active} of the last ${weeks.length} weeks.`;
}

export function airtimeWords(airtime: readonly Point[]): string {
  const last = airtime.at(-1)?.value;
  if (last === undefined) return 'It shows once you have written in a debate.';
  if (Math.abs(last - 1) < 0.05) return 'Last time you wrote an even share.';
  return `Last time you wrote ${last.toFixed(1)} times an even share.`;
}

export function swingWords(swing: readonly Point[]): string {
  const count = swing.length;
  if (count === 0) return 'This appears once an audience has voted before and after one of your debates.';
  const trend = trendOf(swing.map(({ value }) => value));
  if (!trend) return `Too few for a trend: ${count} of ${TREND_FROM} debates with votes.`;
  const direction = directionOf(trend, count);
  if (direction === 'steady') return 'No change larger than its uncertainty.';
  return direction === 'rising'
    ? 'Audiences come over to you more than before.'
    : 'Audiences come over to you less than before.';
}

export function daysWords(days: readonly boolean[]): string {
  return `${days.filter(Boolean).length} of ${days.length} days`;
}
