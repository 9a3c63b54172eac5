import {
  collection,
  doc,
  getDocFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import { messagesPath, type Message } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { fetchPast, readStored } from '../live/firestore-sources.ts';
import { readMessage, shownMessages } from './floor.ts';

/** Messages after the target; before it comes a full page. */
const AFTER = 10;
const BEFORE = 10;

/**
 * A message of any age with the messages right before and after it, in order; empty if it is gone. Costs a page of
 * reads however long the debate is.
 */
export async function fetchAround(roomId: string, messageId: string): Promise<Message[]> {
  const stored = await getDocFromServer(doc(firestore(), messagesPath(roomId), messageId));
  if (!stored.exists()) return [];
  const message = readStored(stored, readMessage);
  const [before, after] = await Promise.all([
    shownMessages(roomId).upTo(message.createdAtMs),
    fetchAfter(roomId, message.createdAtMs),
  ]);
  const earlier = before.filter(({ id }) => id !== messageId).slice(-BEFORE);
  return [...earlier, message, ...after];
}

async function fetchAfter(roomId: string, atMs: number): Promise<Message[]> {
  const after = query(
    collection(firestore(), messagesPath(roomId)),
    where('state', '==', 'shown'),
    orderBy('createdAtMs'),
    startAfter(atMs),
    limit(AFTER),
  );
  return fetchPast(after, readMessage, 'first');
}
