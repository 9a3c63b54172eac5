import {
  accept,
  ballotPath,
  ballotSchema,
  benchOf,
  isOpponent,
  receivedPath,
  refuse,
  own,
  type BallotDocument,
  type FeedbackRefusal,
  type Rater,
  type ReceivedBallot,
  type Result,
  type RoomDocument,
} from '@rostrum/domain';
import { idFor, openRoom } from '@rostrum/rooms';
import { roomStoreIn } from '../documents/firestore-unit.ts';
import type { FeedbackContext, FeedbackHandler } from './context.ts';
import { readIfReadable } from '../unreadable/read-stored.ts';

/** Stores a person's rating of a debater's part, and delivers it to that debater. */
export const rate: FeedbackHandler<'rate'> = async (context, { roomId, about, marks, note, isAnonymous }) => {
  const { db, tx, uid, commandId, atMs } = context;
  const found = await raterOf(context, roomId, about);
  if (!found.ok) return found;
  const { as, name } = found.value;
  const ref = db.doc(ballotPath(roomId, uid, about));
  const before = await tx.get(ref);
  const earlier = readIfReadable(ballotSchema, before);
  if (earlier && as === 'self') return refuse('already-expected');
  // Copies of other people's ballots stay where they are, so a debater has one of each.
  const receivedId = as === 'self' ? null : (earlier?.receivedId ?? idFor(uid, commandId));
  const ballot: BallotDocument = { by: uid, about, as, marks, note, isAnonymous, receivedId, atMs };
  tx.set(ref, ballot);
  if (receivedId !== null) {
    const from = isAnonymous ? { by: null, byName: null } : { by: uid, byName: name };
    const received: ReceivedBallot = { about, as, marks, note, ...from };
    tx.set(db.doc(`${receivedPath(roomId)}/${receivedId}`), received);
  }
  return accept({});
};

/** This area's names for the room's refusals. */
const REFUSED: Readonly<Record<string, FeedbackRefusal>> = {
  'not-in': 'not-there',
  'room-closed': 'room-closed',
};

/** The role and the name of a person who rates a debater of a finished debate; they have to be a member of the room. */
async function raterOf(
  { db, tx, uid }: FeedbackContext,
  roomId: string,
  about: string,
): Promise<Result<{ as: Rater; name: string }, FeedbackRefusal>> {
  const store = roomStoreIn(db, tx);
  const opened = await openRoom({ uid, store }, 'rate', roomId);
  if (!opened.ok) return refuse(REFUSED[opened.refusal] ?? 'room-unknown');
  const { room } = opened.value;
  const name = (await store.members.read(roomId, uid))?.displayName ?? nameIn(room, uid);
  if (name === undefined) return refuse('not-there');
  if (room.status !== 'finished') return refuse('not-over');
  if (!benchOf(room.debate, about) || isOpponent(about)) return refuse('no-debater');
  if (about === uid) return accept({ as: 'self', name });
  if (await store.isKeptApart(uid, [about])) return refuse('no-debater');
  return accept({ as: benchOf(room.debate, uid) ? 'peer' : 'judge', name });
}

function nameIn({ people }: RoomDocument, uid: string): string | undefined {
  return own(people, uid)?.displayName;
}
