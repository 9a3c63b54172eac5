import type { BreakerState } from '@rostrum/domain';

/**
 * Decides whether to call a model at all, from the outcome of the last questions. Only availability counts: late, unreachable,
 * rate-limited, 5xx. Times in milliseconds.
 */
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
  if (breaker.state === 'waiting')
    return { mayAsk: true, breaker: { ...breaker, state: 'closed', sinceMs: atMs, retryAtMs: null } };
  // A probe that never comes back must not keep the breaker shut for ever.
  const retryAtMs = atMs + BREAKER_LIMITS.openMs;
  return { mayAsk: true, breaker: { ...breaker, state: 'probing', sinceMs: atMs, retryAtMs } };
}

/** The breaker after a call that reached the provider and back, whatever came back. */
export function afterAnswer(breaker: Breaker, atMs: number): Breaker {
  return breaker.state === 'closed' && breaker.failures === 0 ? breaker : { ...CLOSED, sinceMs: atMs };
}

/**
 * The breaker after a question that the provider did not answer: the fifth in a row opens it, and each failed probe keeps it open
 * twice as long. @param retryAfterMs the pause that the provider asked for, or null
 */
export function afterFailure(breaker: Breaker, atMs: number, retryAfterMs: number | null = null): Breaker {
  const failures = breaker.failures + 1;
  if (breaker.state !== 'open' && breaker.state !== 'probing' && failures < BREAKER_LIMITS.failures) {
    const counted = { ...breaker, failures };
    return retryAfterMs === null ? counted : afterRetryAfter(counted, atMs, retryAfterMs);
  }
  const again = Math.max(0, failures - BREAKER_LIMITS.failures);
  const openMs = Math.max(BREAKER_LIMITS.openMs * 2 ** Math.min(again, 10), retryAfterMs ?? 0);
  return {
    state: 'open',
    sinceMs: atMs,
    failures,
    retryAtMs: atMs + Math.min(openMs, BREAKER_LIMITS.longestOpenMs),
  };
}

/** The breaker after the provider asked for a pause: everybody keeps it. Nothing is counted. */
export function afterRetryAfter(breaker: Breaker, atMs: number, retryAfterMs: number): Breaker {
  if (breaker.state === 'open' || breaker.state === 'probing') return breaker;
  const retryAtMs = atMs + Math.min(retryAfterMs, BREAKER_LIMITS.longestOpenMs);
  if (retryAtMs <= (breaker.retryAtMs ?? 0)) return breaker;
  return { ...breaker, state: 'waiting', sinceMs: atMs, retryAtMs };
}
