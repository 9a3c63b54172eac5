import * as m from '@rostrum/words/learning';

const DAY_MS = 86_400_000;

/** When an exercise is due again. */
export function dueWords(dueAtMs: number, nowMs: number): string {
  const days = Math.ceil((dueAtMs - nowMs) / DAY_MS);
  if (days <= 0) return m.dueNow();
  if (days === 1) return m.dueTomorrow();
  return days < 60 ? m.dueInDays({ days }) : m.dueInMonths({ months: Math.round(days / 30) });
}
