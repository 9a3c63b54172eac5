import type { AddTries, Tries } from '../limiter.ts';

/** The counts that instances share, in memory, with the contract of `triesIn`. */
export function triesInMemory(): AddTries {
  const kept = new Map<string, Tries>();
  return async (key, count, { windowMs }, atMs) => {
    const before = kept.get(key);
    const runs = before && atMs - before.windowStartedAtMs < windowMs;
    const tries = runs ? { ...before, count: before.count + count } : { windowStartedAtMs: atMs, count };
    kept.set(key, tries);
    return tries;
  };
}
