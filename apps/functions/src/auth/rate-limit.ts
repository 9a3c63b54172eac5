/** Says whether one more request under a key is allowed at a time in epoch milliseconds, and counts it. */
export type RateLimit = (key: string, atMs: number) => boolean;

/**
 * Allows so many requests under one key in each window of time. It is kept in the memory of one instance: it slows a
 * flood down and stores nothing. All keys share the window, so that forgetting them is emptying one map.
 */
export function createRateLimit({ limit, windowMs }: { limit: number; windowMs: number }): RateLimit {
  const counts = new Map<string, number>();
  let windowStartedAtMs = 0;
  return (key, atMs) => {
    if (atMs - windowStartedAtMs >= windowMs) {
      counts.clear();
      windowStartedAtMs = atMs;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= limit;
  };
}
