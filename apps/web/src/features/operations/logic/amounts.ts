import { LONGEST_WAIT_MS, type ModelDay, type ModelLimit, type Spent } from '@rostrum/domain';
import { formatDate, formatNumber } from '@rostrum/words';
import * as m from '@rostrum/words/operations';

/** Millionths of a US dollar as people read them: "$0.04", and "$0.0004" where cents would say nothing. */
export function dollars(micros: number): string {
  const amount = micros / 1_000_000;
  const digits = amount > 0 && amount < 0.01 ? 4 : 2;
  return formatNumber(amount, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** The class of a time as people read it: "≤ 0.75 s", "> 30 s"; a dash for none. */
export function seconds(timeMs: number | null): string {
  if (timeMs === null) return m.noTime();
  const written = (ms: number) =>
    m.inSeconds({ amount: formatNumber(ms / 1_000, { maximumFractionDigits: 2 }) });
  return timeMs === Infinity
    ? m.moreThan({ amount: written(LONGEST_WAIT_MS) })
    : m.atMost({ amount: written(timeMs) });
}

/** How long something took: "12 ms". */
export function milliseconds(timeMs: number): string {
  return formatNumber(timeMs, { style: 'unit', unit: 'millisecond' });
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How old something is, in the largest unit of which it is at least two: "90 mins", "3 hrs"; seconds below that. */
export function age(ageMs: number): string {
  const [unit, unitMs] = UNITS.find(([, sizeMs]) => ageMs >= 2 * sizeMs) ?? (['second', 1_000] as const);
  return formatNumber(Math.max(0, Math.floor(ageMs / unitMs)), { style: 'unit', unit, unitDisplay: 'short' });
}

/** "20 Nov, 14:05" in UTC. */
export function moment(atMs: number): string {
  return formatDate(atMs, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  });
}

export function counted(count: number): string {
  return formatNumber(count);
}

/** Large counts shortened: "1.2m", "84k". */
export function roughly(count: number): string {
  if (count < 10_000) return counted(count);
  return formatNumber(count, { notation: 'compact', maximumFractionDigits: count >= 999_500 ? 1 : 0 });
}

/** "20 Nov". */
export function dayName(day: string): string {
  return formatDate(new Date(`${day}T00:00:00Z`), { day: 'numeric', month: 'short', timeZone: 'UTC' });
}

export function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The used share of a limit, 0 … 1 and beyond: of tokens or of money, whichever is closer to its end. */
export function shareOf(
  { inputTokens, outputTokens, costMicros }: Omit<Spent, 'cachedTokens'>,
  limit: ModelLimit,
): number {
  const share = (part: number, whole: number) => (whole > 0 ? part / whole : part > 0 ? 1 : 0);
  return Math.max(share(inputTokens + outputTokens, limit.tokens), share(costMicros, limit.costMicros));
}

export function percent(share: number): string {
  const written = (value: number) => formatNumber(value, { style: 'percent' });
  return share > 0 && share < 0.01 ? m.lessThan({ amount: written(0.01) }) : written(share);
}

/** Whether a model was called at all in these days. */
export function isQuiet(days: readonly ModelDay[]): boolean {
  return days.every((day) => sumOf(day.calls) === 0 && sumOf(day.failures) === 0);
}
