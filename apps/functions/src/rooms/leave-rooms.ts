import { ROOMS } from '@rostrum/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { eachPage } from '../pages.ts';
import { leaveForGood } from './forget-person.ts';

/**
 * Removes a person from every unfinished debate, as if they left: their seat becomes free or the debate pauses. A
 * room without any other person is cancelled. Safe to repeat.
 */
export async function leaveRooms(db: Firestore, uid: string): Promise<void> {
  for (const status of ['open', 'live']) {
    const rooms = db
      .collection(ROOMS)
      .where('peopleIds', 'array-contains', uid)
      .where('status', '==', status);
    await eachPage(rooms, async (found) => {
      for (const { id } of found) await leaveForGood(db, id, uid);
    });
  }
}
