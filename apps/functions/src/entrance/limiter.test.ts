import type { Limit } from '@rostrum/domain';
import { expect, test } from 'vitest';
import { createLimiter, type AddTries } from './limiter.ts';
import { triesInMemory } from './testing/tries-in-memory.ts';

const AT_MS = 1_800_000_000_000;
/** A batch is ten tries, so five are shared in the background. */
const LIMIT: Limit = { most: 200, windowMs: 60_000 };

/** Counts that answer only when `release` is called, or that fail. */
function slowCounts() {
  const counts = triesInMemory();
  const told: number[] = [];
  let open: () => void = () => undefined;
  let gate = new Promise<void>((resolve) => (open = resolve));
  let fails = false;
  const add: AddTries = async (key, count, limit, atMs) => {
    told.push(count);
    await gate;
    if (fails) throw new Error('The counts are unreachable.');
    return counts(key, count, limit, atMs);
  };
  const release = (how: { failing?: boolean } = {}) => {
    fails = how.failing ?? false;
    open();
    gate = Promise.resolve();
  };
  return { add, told, release };
}

async function passes(take: ReturnType<typeof createLimiter>['take'], tries: number): Promise<void> {
  for (let at = 0; at < tries; at += 1) expect(await take('key', LIMIT, AT_MS)).toEqual({ ok: true });
}

test('half a batch is shared in the background, and no attempt waits for it', async () => {
  const { add, told } = slowCounts();
  const { take } = createLimiter(add);
  await passes(take, 9);
  expect(told).toEqual([5]);
});

test('a whole handful that nobody knows of waits until the others know', async () => {
  const { add, told, release } = slowCounts();
  const { take } = createLimiter(add);
  await passes(take, 9);
  const tenth = take('key', LIMIT, AT_MS);
  expect(await Promise.race([tenth, Promise.resolve('waiting')])).toBe('waiting');
  release();
  expect(await tenth).toEqual({ ok: true });
  expect(told).toEqual([5, 5]);
});

test('a function that ends waits for the pending share', async () => {
  const { add, release } = slowCounts();
  const limiter = createLimiter(add);
  await passes(limiter.take, 5);
  let ended = false;
  const end = limiter.told().then(() => (ended = true));
  await Promise.resolve();
  expect(ended).toBe(false);
  release();
  await end;
  expect(ended).toBe(true);
});

test('tries that could not be shared go with the next batch', async () => {
  const { add, told, release } = slowCounts();
  const limiter = createLimiter(add);
  await passes(limiter.take, 5);
  release({ failing: true });
  await limiter.told();
  release();
  await passes(limiter.take, 1);
  await limiter.told();
  expect(told).toEqual([5, 6]);
});
