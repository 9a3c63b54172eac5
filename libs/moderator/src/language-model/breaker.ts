import type { BreakerState } from '@rostrum/domain';

/** Decides whether to call a model at all, from the outcome of the last calls. Times in milliseconds. */
export type Breaker = { state: BreakerState; sinceMs: number; failures: number; retryAtMs: number | null };

export const BREAKER_LIMITS = { failures: 5, openMs: 30_000, longestOpenMs: 10 * 60_000 } as const;

export const CLOSED: Breaker = { state: 'closed', sinceMs: 0, failures: 0, retryAtMs: null };

/**
 * Whether a call may be made now, and the breaker's next state. After a pause one call probes while the others still
 * wait.
 */
export function askBreaker(breaker: Breaker, atMs: number): { mayAsk: boolean; breaker: Breaker } {
  if (breaker.state === 'closed') return { mayAsk: true, breaker };
  const isDue = breaker.retryAtMs !== null && atMs >= breaker.retryAtMs;
  if (!isDue) return { mayAsk: false, breaker };
  // A probe that never comes back must not keep the breaker shut for ever.
  const retryAtMs = atMs + BREAKER_LIMITS.openMs;
  return { mayAsk: true, breaker: { ...breaker, state: 'probing', sinceMs: atMs, retryAtMs } };
}

/** The breaker after a call that reached the provider and back. */
export function afterAnswer(breaker: Breaker, atMs: number): Breaker {
  return breaker.state === 'closed' && breaker.failures === 0 ? breaker : { ...CLOSED, sinceMs: atMs };
}

/** The breaker after a call that did not: the fifth in a row opens it, and each failed probe keeps it open twice as long. */
export function afterFailure(breaker: Breaker, atMs: number): Breaker {
  const failures = breaker.failures + 1;
  if (breaker.state === 'closed' && failures < BREAKER_LIMITS.failures) return { ...breaker, failures };
  const again = Math.max(0, failures - BREAKER_LIMITS.failures);
  const openMs = Math.min(BREAKER_LIMITS.openMs * 2 ** Math.min(again, 10), BREAKER_LIMITS.longestOpenMs);
  return { state: 'open', sinceMs: atMs, failures, retryAtMs: atMs + openMs };
}
