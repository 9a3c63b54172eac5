import { messagesPath } from '@rostrum/domain';
import {
  addDoc,
  collection,
  limitToLast,
  onSnapshot,
  orderBy,
  query,
  where,
  type Firestore,
} from 'firebase/firestore';
import { randomUUID } from 'node:crypto';
import { BARE_PROJECT, bareServer, watcherDatabase, type Debater } from './clients.ts';

/** One way for words to get from one client to others: through the product, or by a bare write. */
export type Transport = {
  post(text: string): Promise<void>;
  /** Starts listening as another client; `seen` receives every text. Resolves once the listener is ready. */
  watch(uid: string, seen: (text: string) => void): Promise<void>;
};

/** A speech in a running debate: callable, machine, moderator, transaction; read by the product's own query. */
export function productTransport(speaker: Debater, roomId: string): Transport {
  return {
    post: async (text) => void (await speaker.ask({ type: 'speak', roomId, text })),
    watch: (uid, seen) => listen(watcherDatabase(uid), messagesPath(roomId), seen),
  };
}

/** `addDoc` and the same query, under rules that allow everything; `fields` are the extra ones. */
export function bareTransport(fields: object = {}): Transport {
  const writer = watcherDatabase('writer', BARE_PROJECT);
  const path = `benches/${randomUUID()}/messages`;
  return {
    post: async (text) => {
      await addDoc(collection(writer, path), {
        ...fields,
        text,
        state: 'shown',
        open: true,
        createdAtMs: Date.now(),
      });
    },
    watch: (uid, seen) => listen(watcherDatabase(uid, BARE_PROJECT), path, seen),
  };
}

/** As long as what the product counts of a running debate. */
const AS_MUCH_AS_COUNTS = 'x'.repeat(700);

/**
 * The product's commit without the way there: the message, the counts, and the check that nothing is on record of its author, by the
 * server's SDK.
 */
export function serverTransport(fields: object): Transport {
  const place = `benches/${randomUUID()}`;
  return {
    post: async (text) => {
      const batch = bareServer.batch();
      const message = { ...fields, text, state: 'shown', open: true, createdAtMs: Date.now() };
      batch.create(bareServer.doc(`${place}/messages/${randomUUID()}`), message);
      batch.set(bareServer.doc(place), { counts: AS_MUCH_AS_COUNTS, text });
      batch.delete(bareServer.doc(`${place}/records/${randomUUID()}`), { exists: false });
      await batch.commit();
    },
    watch: (uid, seen) => listen(watcherDatabase(uid, BARE_PROJECT), `${place}/messages`, seen),
  };
}

function listen(database: Firestore, path: string, seen: (text: string) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    onSnapshot(
      query(
        collection(database, path),
        where('state', '==', 'shown'),
        where('open', '==', true),
        orderBy('createdAtMs'),
        limitToLast(50),
      ),
      (snapshot) => {
        if (!snapshot.metadata.fromCache) resolve();
        for (const change of snapshot.docChanges()) {
          const text: unknown = change.doc.data()['text'];
          if (change.type === 'added' && typeof text === 'string') seen(text);
        }
      },
      reject,
    );
  });
}
