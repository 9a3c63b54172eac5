import { collection, limitToLast, orderBy, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { messageSchema, messagesPath, type Message } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { querySource, withId } from '../live/firestore-sources.ts';
import { bothLive, type Live, type Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';

/** The last messages of a floor that are listened to; a Quick clash has a few dozen. */
export const MESSAGES_SHOWN = 500;

const readMessage = withId<Omit<Message, 'id'>>(messageSchema);

/** What everybody who may see the room sees. */
export function shownMessagesSource(roomId: string): Source<Message[]> {
  return querySource(
    () =>
      query(
        collection(firestore(), messagesPath(roomId)),
        where('state', '==', 'shown'),
        orderBy('createdAtMs'),
        limitToLast(MESSAGES_SHOWN),
      ),
    readMessage,
  );
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
        limitToLast(MESSAGES_SHOWN),
      ),
    readMessage,
  );
}

/** The floor as one person sees it: everything shown and what is held of their own, in order. */
export function useFloor(roomId: string | null, uid: string | null): Live<Message[]> {
  const shown = useLive(useMemo(() => (roomId === null ? null : shownMessagesSource(roomId)), [roomId]));
  const held = useLive(
    useMemo(() => (roomId === null || uid === null ? null : heldMessagesSource(roomId, uid)), [roomId, uid]),
  );
  return useJoined(shown, held);
}

function useJoined(one: Live<Message[]>, other: Live<Message[]>): Live<Message[]> {
  return useMemo(() => bothLive(one, other, inOrder), [one, other]);
}

/** Both lists as one, earliest first. A message on its way from one list to the other counts once. */
export function inOrder(one: readonly Message[], other: readonly Message[]): Message[] {
  const byId = new Map([...other, ...one].map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => a.createdAtMs - b.createdAtMs);
}
