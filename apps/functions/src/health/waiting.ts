import { CASES, ERASURES, ROOMS, type Health } from '@rostrum/domain';
import { SeekerStore } from '@rostrum/rooms';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { readerOf } from '../documents/firestore-reader.ts';

/** Since when the oldest of each queue waits. */
export async function readWaiting(db: Firestore, atMs: number): Promise<Health['waitingSinceMs']> {
  const [room, seekers, houseCase, erasure] = await Promise.all([
    oldest(db.collection(ROOMS).where('dueAtMs', '<=', atMs), 'dueAtMs'),
    new SeekerStore(readerOf(db)).readWaiting(atMs),
    oldest(db.collection(CASES).where('state', '==', 'open'), 'firstAtMs'),
    oldest(db.collection(ERASURES).where('doneAtMs', '==', null), 'askedAtMs'),
  ]);
  const opponent = seekers.length > 0 ? Math.min(...seekers.map(({ sinceMs }) => sinceMs)) : null;
  return { room, opponent, houseCase, erasure };
}

async function oldest(waiting: Query, since: string): Promise<number | null> {
  const { docs } = await waiting.orderBy(since).limit(1).get();
  const sinceMs: unknown = docs[0]?.get(since);
  return typeof sinceMs === 'number' ? sinceMs : null;
}
