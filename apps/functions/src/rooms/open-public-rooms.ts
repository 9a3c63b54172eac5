import { LIMITS, ROOMS, type RoomStatus } from '@rostrum/domain';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

const NOT_OVER: readonly RoomStatus[] = ['open', 'live'];

/** Whether a person already hosts as many public rooms that are not over as one may. */
export async function hostsEnough(db: Firestore, tx: Transaction, uid: string): Promise<boolean> {
  const rooms = db
    .collection(ROOMS)
    .where('hostId', '==', uid)
    .where('visibility', '==', 'public')
    .where('status', 'in', NOT_OVER)
    .limit(LIMITS.openPublicRoomsPerHost);
  return (await tx.get(rooms.select())).size >= LIMITS.openPublicRoomsPerHost;
}
