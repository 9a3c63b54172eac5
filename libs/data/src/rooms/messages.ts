import {
  collection,
  endAt,
  limitToLast,
  orderBy,
  query,
  where,
  type QueryConstraint,
} from 'firebase/firestore';
import { messageSchema, messagesPath, type Message } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { EARLIER, type Chronicle } from '../live/chronicle.ts';
import { fetchPast, querySource, withId } from '../live/firestore-sources.ts';
import type { Source } from '../live/live.ts';

/** Messages that are listened to; a room of any length opens with as many reads. */
const MESSAGES_LISTENED = 48;
/** The number of a person's live held messages: at first, and once somebody reads back. */
export const HELD_LISTENED = [2, 50] as const;

export const readMessage = withId<Omit<Message, 'id'>>(messageSchema);

/** Everything that all readers of the room see. If every signed-in person may read the room, the query says so. */
export function shownMessages(roomId: string, isOpen = false): Chronicle<Message> {
  const shown = (...parts: QueryConstraint[]) =>
    query(
      collection(firestore(), messagesPath(roomId)),
      where('state', '==', 'shown'),
      ...(isOpen ? [where('open', '==', true)] : []),
      orderBy('createdAtMs'),
      ...parts,
    );
  return {
    newest: querySource(() => shown(limitToLast(MESSAGES_LISTENED)), readMessage, 'last'),
    size: MESSAGES_LISTENED,
    upTo: (atMs) => fetchPast(shown(endAt(atMs), limitToLast(EARLIER)), readMessage, 'last'),
    atMs: ({ createdAtMs }) => createdAtMs,
  };
}

/** The latest that the moderator holds of one person, the oldest of them first: only they may ask for it. */
export function heldMessagesSource(roomId: string, uid: string, size: number): Source<Message[]> {
  return querySource(
    () =>
      query(
        collection(firestore(), messagesPath(roomId)),
        where('authorId', '==', uid),
        where('state', 'in', ['held', 'hidden']),
        orderBy('createdAtMs'),
        limitToLast(size),
      ),
    readMessage,
    'last',
  );
}
