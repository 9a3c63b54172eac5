const LEAST_MS = 1_000;
const MOST_MS = 3_600_000;
const USUAL_MS = 60_000;

/** How long a service asks to wait, in seconds or until a date: at least a second, at most an hour. */
export function retryAfterMs(header: string | null, nowMs: number): number {
  if (header === null) return USUAL_MS;
  const asked = /^\d+$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - nowMs;
  return Number.isNaN(asked) ? USUAL_MS : Math.min(MOST_MS, Math.max(LEAST_MS, asked));
}
