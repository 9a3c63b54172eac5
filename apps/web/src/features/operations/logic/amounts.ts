import type { ModelDay, ModelLimit, Spent } from '@rostrum/domain';

/** Millionths of a US dollar as people read them: "$0.04", and "$0.0004" where cents would say nothing. */
export function dollars(micros: number): string {
  const amount = micros / 1_000_000;
  const digits = amount > 0 && amount < 0.01 ? 4 : 2;
  return `$${amount.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

export function counted(count: number): string {
  return count.toLocaleString('en-GB');
}

/** Large counts shortened: "1.2 M", "84 k". */
export function roughly(count: number): string {
  if (count >= 999_500)
    return `${(count / 1_000_000).toLocaleString('en-GB', { maximumFractionDigits: 1 })} M`;
  return count >= 10_000 ? `${Math.round(count / 1_000)} k` : counted(count);
}

/** "20 Nov". */
export function dayName(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
}

export function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The used share of a limit, 0 … 1 and beyond: of tokens or of money, whichever is closer to its end. */
export function shareOf({ inputTokens, outputTokens, costMicros }: Spent, limit: ModelLimit): number {
  const share = (part: number, whole: number) => (whole > 0 ? part / whole : part > 0 ? 1 : 0);
  return Math.max(share(inputTokens + outputTokens, limit.tokens), share(costMicros, limit.costMicros));
}

export function percent(share: number): string {
  if (share > 0 && share < 0.01) return '< 1 %';
  return `${Math.round(share * 100)} %`;
}

/** Whether a model was called at all in these days. */
export function isQuiet(days: readonly ModelDay[]): boolean {
  return days.every((day) => sumOf(day.calls) === 0 && sumOf(day.failures) === 0);
}
