import {
  areBallotsOpen,
  awaitedIn,
  debaterIds,
  countsPath,
  missingJudges,
  noticePath,
  noticeSchema,
  roomPath,
  type DebateState,
  type NoticeDocument,
  type NoticeKind,
} from '@rostrum/domain';
import { storedRoom } from '@rostrum/rooms';
import type { Firestore } from 'firebase-admin/firestore';
import { readerOf } from '../documents/firestore-reader.ts';
import { readIfReadable } from '../unreadable/read-stored.ts';

/** Notices that say that the debate waits for their person. */
const WAITING: ReadonlySet<NoticeKind> = new Set(['readyCheck', 'yourTurn', 'stepEnding', 'ballotDue']);

/**
 * A notice that is still worth sending: nobody has read it in the product, and the debate still waits for this
 * person, if it says so. Undefined otherwise.
 */
export async function noticeAtHand(
  db: Firestore,
  uid: string,
  noticeId: string,
  nowMs: number,
): Promise<NoticeDocument | undefined> {
  const notice = readIfReadable(noticeSchema, await db.doc(noticePath(uid, noticeId)).get());
  if (!notice || notice.readAtMs !== null) return undefined;
  if (!WAITING.has(notice.kind)) return notice;
  return (await isAwaited(db, uid, notice, nowMs)) ? notice : undefined;
}

async function isAwaited(
  db: Firestore,
  uid: string,
  { kind, roomId, endsAtMs }: NoticeDocument,
  nowMs: number,
): Promise<boolean> {
  if (roomId === null || (endsAtMs !== null && endsAtMs <= nowMs)) return false;
  const [room, counts] = await readerOf(db).getAll([roomPath(roomId), countsPath(roomId)]);
  if (!room?.fields || !counts) return false;
  const stored = storedRoom(room, counts);
  if (!stored) return false;
  const { debate } = stored.room;
  if (kind === 'readyCheck') return isAwaitedToBeReady(debate, uid);
  if (kind === 'ballotDue') return areBallotsOpen(debate) && missingJudges(debate).includes(uid);
  return awaitedIn(debate).includes(uid);
}

function isAwaitedToBeReady(debate: DebateState, uid: string): boolean {
  return debate.phase === 'readyCheck' && debaterIds(debate).includes(uid) && !debate.ready.includes(uid);
}
