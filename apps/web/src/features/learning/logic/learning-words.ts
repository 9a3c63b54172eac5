const DAY_MS = 86_400_000;

/** When an exercise is due again. */
export function dueWords(dueAtMs: number, nowMs: number): string {
  const days = Math.ceil((dueAtMs - nowMs) / DAY_MS);
  if (days <= 0) return 'due now';
  if (days === 1) return 'asked again tomorrow';
  return days < 60 ? `asked again in ${days} days` : `asked again in ${Math.round(days / 30)} months`;
}

export const exercisesText = (count: number) => `${count} ${count === 1 ? 'exercise' : 'exercises'}`;
