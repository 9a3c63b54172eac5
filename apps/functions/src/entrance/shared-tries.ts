import { keptMs, triesPath, triesSchema, type Limit } from '@rostrum/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { readIfReadable } from '../unreadable/read-stored.ts';
import { createLimiter, type AddTries, type Tries } from './limiter.ts';

/** Counts are kept a day longer than their window, in milliseconds; a TTL policy on `expiresAt` deletes them. */
const KEPT_MS = keptMs('rateLimits');

/**
 * Counts that all instances share, below `rateLimits/`. `of` names the owner of the attempts, so that an erasure
 * finds them.
 */
function triesIn(db: Firestore): AddTries {
  return (key, count, limit, atMs) =>
    db.runTransaction(async (tx) => {
      const ref = db.doc(triesPath(key));
      const snapshot = await tx.get(ref);
      const before = readIfReadable(triesSchema, snapshot);
      const tries = added(before, count, limit, atMs);
      const expiresAt = new Date(tries.windowStartedAtMs + limit.windowMs + KEPT_MS);
      tx.set(ref, { ...tries, of: key.slice(key.indexOf('~') + 1), expiresAt });
      return tries;
    });
}

function added(before: Tries | undefined, count: number, { windowMs }: Limit, atMs: number): Tries {
  const runs = before && atMs - before.windowStartedAtMs < windowMs;
  return runs
    ? { windowStartedAtMs: before.windowStartedAtMs, count: before.count + count }
    : { windowStartedAtMs: atMs, count };
}

/** The limiter of this instance. */
export const createSharedLimiter = (db: Firestore) => createLimiter(triesIn(db));
