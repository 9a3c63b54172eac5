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
/** Messages of one person that the moderator holds at once. */
export const HELD_LISTENED = 10;

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

/** What the moderator holds of one person: only they may ask for it. */
export function heldMessagesSource(roomId: string, uid: string): Source<Message[]> {
  return querySource(
    () =>
      query(
        collection(firestore(), messagesPath(roomId)),
        where('authorId', '==', uid),
        where('state', '==', 'held'),
        orderBy('createdAtMs'),
        limitToLast(HELD_LISTENED),
      ),
    readMessage,
  );
}
