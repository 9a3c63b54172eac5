import {
  collection,
  endAt,
  getDocsFromServer,
  limitToLast,
  orderBy,
  query,
  where,
  type QueryConstraint,
} from 'firebase/firestore';
import { messageSchema, messagesPath, type Message } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { EARLIER, type Chronicle } from '../live/chronicle.ts';
import { querySource, readStored, withId } from '../live/firestore-sources.ts';
import type { Source } from '../live/live.ts';

/** Messages that are listened to; a room of any length opens with as many reads. */
export const MESSAGES_LISTENED = 50;
/** Messages that the moderator holds of one person: those at hand, and all of them once somebody reads back. */
export const HELD_LISTENED = [2, 50] as const;

export const readMessage = withId<Omit<Message, 'id'>>(messageSchema);

/**
 * What everybody who may see the room sees. Where a room is open to all who are signed in, asking only for messages
 * that say so lets the rules answer without reading the room for each listener.
 */
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
    newest: querySource(() => shown(limitToLast(MESSAGES_LISTENED)), readMessage),
    size: MESSAGES_LISTENED,
    upTo: async (atMs) => {
      const { docs } = await getDocsFromServer(shown(endAt(atMs), limitToLast(EARLIER)));
      return docs.map((stored) => readStored(stored, readMessage));
    },
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
  );
}
