import { dayOf, keptMs, SIGN_IN_SHARDS, signInsPath, signInsSchema } from '@rostrum/domain';
import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { log } from '../logging/log.ts';
import { readIfReadable } from '../unreadable/read-stored.ts';

/** Counts a sign-in, and not whose it is. A fault is only logged: nobody stays outside because of it. */
export async function countSignIn(db: Firestore, atMs: number): Promise<void> {
  const shard = Math.floor(Math.random() * SIGN_IN_SHARDS);
  const expiresAt = Timestamp.fromMillis(atMs + keptMs('signIns'));
  try {
    await db
      .doc(signInsPath(dayOf(atMs), shard))
      .set({ count: FieldValue.increment(1), expiresAt }, { merge: true });
  } catch (error) {
    log('signInNotCounted', { error });
  }
}

/** How many sign-ins there were on the day of this moment. */
export async function readSignIns(db: Firestore, atMs: number): Promise<number> {
  const paths = Array.from({ length: SIGN_IN_SHARDS }, (_, shard) => signInsPath(dayOf(atMs), shard));
  const found = await db.getAll(...paths.map((path) => db.doc(path)));
  return found.reduce((sum, one) => sum + (readIfReadable(signInsSchema, one)?.count ?? 0), 0);
}
