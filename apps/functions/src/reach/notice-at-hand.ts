import {
  awaitedIn,
  countsPath,
  noticePath,
  noticeSchema,
  roomPath,
  type NoticeDocument,
} from '@rostrum/domain';
import { storedRoom } from '@rostrum/rooms';
import type { Firestore } from 'firebase-admin/firestore';
import { readerOf } from '../documents/firestore-reader.ts';
import { readIfReadable } from '../unreadable/read-stored.ts';

/**
 * A notice that is still worth sending: nobody has read it in the product, and a turn that it announces still waits
 * for this person. Undefined otherwise.
 */
export async function noticeAtHand(
  db: Firestore,
  uid: string,
  noticeId: string,
  nowMs: number,
): Promise<NoticeDocument | undefined> {
  const notice = readIfReadable(noticeSchema, await db.doc(noticePath(uid, noticeId)).get());
  if (!notice || notice.readAtMs !== null) return undefined;
  const isOfTurn = notice.kind === 'yourTurn' || notice.kind === 'stepEnding';
  return !isOfTurn || (await isAwaited(db, uid, notice, nowMs)) ? notice : undefined;
}

async function isAwaited(
  db: Firestore,
  uid: string,
  { roomId, endsAtMs }: NoticeDocument,
  nowMs: number,
): Promise<boolean> {
  if (roomId === null || (endsAtMs !== null && endsAtMs <= nowMs)) return false;
  const [room, counts] = await readerOf(db).getAll([roomPath(roomId), countsPath(roomId)]);
  if (!room?.fields || !counts) return false;
  const stored = storedRoom(room, counts);
  return stored !== undefined && awaitedIn(stored.room.debate).includes(uid);
}
