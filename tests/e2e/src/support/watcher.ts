import { messageSchema, messagesPath } from '@rostrum/domain';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  getFirestore,
  limitToLast,
  onSnapshot,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
import { stackEnvironment } from './environment.ts';
import type { Caller } from './server.ts';

/** A person who listens to a floor like the web client, under the same rules, without a browser. */
export interface Watcher {
  /** The messages, in the order of arrival for this person. */
  heard(): readonly string[];
  leave(): Promise<void>;
}

/** As many as the web client listens to. */
const LISTENED = 50;

/** Resolves once the listener is ready, so that nothing posted afterwards can be missed. */
export async function watchFloor({ uid }: Caller, roomId: string): Promise<Watcher> {
  const { projectId, firestoreEmulator } = stackEnvironment();
  const app = initializeApp({ projectId, apiKey: 'local' }, `${roomId}-${uid}`);
  const firestore = getFirestore(app);
  const [host = '', port = ''] = firestoreEmulator.split(':');
  connectFirestoreEmulator(firestore, host, Number(port), { mockUserToken: { sub: uid } });
  const shown = query(
    collection(firestore, messagesPath(roomId)),
    where('state', '==', 'shown'),
    orderBy('createdAtMs'),
    limitToLast(LISTENED),
  );
  const texts: string[] = [];
  let stop = () => {};
  await new Promise<void>((resolve, reject) => {
    stop = onSnapshot(
      shown,
      (snapshot) => {
        const added = snapshot.docChanges().filter(({ type }) => type === 'added');
        texts.push(...added.map(({ doc }) => messageSchema.parse(doc.data()).text));
        resolve();
      },
      reject,
    );
  });
  return {
    heard: () => texts,
    async leave() {
      stop();
      await deleteApp(app);
    },
  };
}
