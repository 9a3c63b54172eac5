import { messageSchema, messagesPath, roomPath, roomSchema, type RoomDocument } from '@rostrum/domain';
import { collection, doc, limitToLast, onSnapshot, orderBy, query, where } from 'firebase/firestore';
import { onTestFinished } from 'vitest';
import type { Client } from './client.ts';

/** One client's view of a room through its listeners. */
export type Heard = {
  room: RoomDocument | undefined;
  /** The room from the server itself, not from the cache. */
  isFresh: boolean;
  /** Ids of messages, in order of arrival. */
  order: string[];
  texts: string[];
};

/** Messages that the web client listens to. */
const WINDOW = 50;

/** Listens to a room like the web client; resolves once both listeners are ready. */
export async function listen({ firestore }: Client, roomId: string): Promise<Heard> {
  const heard: Heard = { room: undefined, isFresh: false, order: [], texts: [] };
  await Promise.all([hearRoom(firestore, roomId, heard), hearMessages(firestore, roomId, heard)]);
  return heard;
}

function hearRoom(firestore: Client['firestore'], roomId: string, heard: Heard): Promise<void> {
  return new Promise((resolve, reject) => {
    const told = onSnapshot(
      doc(firestore, roomPath(roomId)),
      { includeMetadataChanges: true },
      (snapshot) => {
        heard.isFresh = !snapshot.metadata.fromCache;
        if (!snapshot.exists()) return;
        heard.room = roomSchema.parse(snapshot.data());
        resolve();
      },
      reject,
    );
    onTestFinished(told);
  });
}

function hearMessages(firestore: Client['firestore'], roomId: string, heard: Heard): Promise<void> {
  const newest = query(
    collection(firestore, messagesPath(roomId)),
    where('state', '==', 'shown'),
    orderBy('createdAtMs'),
    limitToLast(WINDOW),
  );
  return new Promise((resolve, reject) => {
    const told = onSnapshot(
      newest,
      (snapshot) => {
        for (const { type, doc: stored } of snapshot.docChanges()) {
          if (type !== 'added') continue;
          heard.order.push(stored.id);
          heard.texts.push(messageSchema.parse(stored.data()).text);
        }
        resolve();
      },
      reject,
    );
    onTestFinished(told);
  });
}
