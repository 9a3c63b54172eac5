import { ROOMS } from '@rostrum/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { eachPage } from '../pages.ts';
import { leaveForGood } from './forget-person.ts';

/**
 * Takes somebody out of every debate that is not over, as if they left: their seat is free or their debate pauses, and a
 * room that they alone were in is called off. Doing it again changes nothing more.
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
