import {
  debaterIds,
  isByCorrespondence,
  isOpponent,
  newNotice,
  noticeExpiry,
  noticePath,
  roomPath,
  roomSchema,
} from '@rostrum/domain';
import type { Told } from '@rostrum/rooms';
import type { Firestore } from 'firebase-admin/firestore';
import { readIfReadable } from '../unreadable/read-stored.ts';

/**
 * Tells the debaters of a debate by correspondence that its report is there. The room names the notice, so a rewritten
 * report or a repeated task tells nobody again. Returns who was told.
 */
export async function tellReport(db: Firestore, roomId: string, atMs: number): Promise<Told[]> {
  const room = readIfReadable(roomSchema, await db.doc(roomPath(roomId)).get());
  if (!room || !isByCorrespondence(room.debate.format)) return [];
  const noticeId = `report-${roomId}`;
  const people = debaterIds(room.debate).filter((uid) => !isOpponent(uid));
  return db.runTransaction(async (tx) => {
    const refs = people.map((uid) => db.doc(noticePath(uid, noticeId)));
    const found = refs.length > 0 ? await tx.getAll(...refs) : [];
    const notice = newNotice({ kind: 'reportReady', roomId, motion: room.motion }, atMs);
    return found.flatMap(({ exists, ref }, index) => {
      const uid = people[index];
      if (exists || uid === undefined) return [];
      tx.set(ref, { ...notice, expiresAt: noticeExpiry(atMs) });
      return [{ uid, noticeId, atMs }];
    });
  });
}
