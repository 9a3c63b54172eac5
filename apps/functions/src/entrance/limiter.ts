import { triesAtOnce, type Limit } from '@rostrum/domain';

/** Tries in the window that runs, as all instances know them. */
export type Tries = { windowStartedAtMs: number; count: number };

/** Adds tries to the shared count and answers the total. Once a window is over, the next one starts from zero. */
export type AddTries = (key: string, count: number, limit: Limit, atMs: number) => Promise<Tries>;

export type LimitResult = { ok: true } | { ok: false; untilMs: number };

/** Counts one attempt under a key, at a time in epoch milliseconds, and returns whether it is allowed. */
export type Limiter = (key: string, limit: Limit, atMs: number) => Promise<LimitResult>;

/** An instance's view of a window, including the tries that it has not shared. */
type Known = Tries & { untold: number };

const KEYS_MOST = 50_000;

/** A limiter that shares its counts in the background; `told` waits until they are shared. */
export type SharedLimiter = { take: Limiter; told: () => Promise<void> };

/**
 * A limit that holds across instances at little cost. Tries are counted in memory and shared in batches. Half a batch
 * is shared in the background; an attempt waits only when a whole batch (`triesAtOnce`) is unshared. Once an instance
 * knows that a limit is reached, it refuses a flood without a read. Tries under one key are shared one after the
 * other, so that they do not contend.
 */
export function createLimiter(add: AddTries): SharedLimiter {
  const known = new Map<string, Known>();
  const telling = new Map<string, Promise<LimitResult>>();

  function knownNow(key: string, { windowMs }: Limit, atMs: number): Known | undefined {
    const entry = known.get(key);
    return entry && atMs - entry.windowStartedAtMs < windowMs ? entry : undefined;
  }

  async function tell(key: string, limit: Limit, count: number, atMs: number): Promise<LimitResult> {
    const shared = await add(key, count, limit, atMs);
    const since = (knownNow(key, limit, atMs)?.untold ?? count) - count;
    remember(known, key, { ...shared, untold: Math.max(0, since) });
    return shared.count <= limit.most ? { ok: true } : refusedBy(shared, limit);
  }

  function startTelling(key: string, limit: Limit, count: number, atMs: number): Promise<LimitResult> {
    const told = tell(key, limit, count, atMs).finally(() => telling.delete(key));
    told.catch(() => undefined);
    telling.set(key, told);
    return told;
  }

  const take: Limiter = async (key, limit, atMs) => {
    const most = triesAtOnce(limit);
    while (telling.has(key) && (knownNow(key, limit, atMs)?.untold ?? most) + 1 >= most)
      await telling.get(key)?.catch(() => undefined);
    const entry = knownNow(key, limit, atMs) ?? { windowStartedAtMs: atMs, count: 0, untold: 0 };
    if (entry.count + entry.untold >= limit.most) return refusedBy(entry, limit);
    const untold = entry.untold + 1;
    remember(known, key, { ...entry, untold });
    if (untold >= most) return startTelling(key, limit, untold, atMs);
    if (untold * 2 >= most && !telling.has(key)) void startTelling(key, limit, untold, atMs);
    return { ok: true };
  };

  return { take, told: async () => void (await Promise.allSettled(telling.values())) };
}

/** A limit of one instance alone, which costs neither a read nor a write. */
export function createMemoryLimiter(): (...asked: Parameters<Limiter>) => LimitResult {
  const known = new Map<string, Tries>();
  return (key, limit, atMs) => {
    const entry = known.get(key);
    const runs = entry && atMs - entry.windowStartedAtMs < limit.windowMs;
    const tries = runs ? { ...entry, count: entry.count + 1 } : { windowStartedAtMs: atMs, count: 1 };
    remember(known, key, tries);
    return tries.count <= limit.most ? { ok: true } : refusedBy(tries, limit);
  };
}

const refusedBy = ({ windowStartedAtMs }: Tries, { windowMs }: Limit): LimitResult => ({
  ok: false,
  untilMs: windowStartedAtMs + windowMs,
});

/** Keeps the newest windows; a dropped window restarts from the shared count. */
function remember<Value>(known: Map<string, Value>, key: string, value: Value): void {
  known.delete(key);
  known.set(key, value);
  const [oldest] = known.keys();
  if (known.size > KEYS_MOST && oldest !== undefined) known.delete(oldest);
}
