import { backchannelPath, interventionsPath, memberPath, messagesPath, roomPath } from '@rostrum/domain';
import {
  collection,
  doc,
  limitToLast,
  onSnapshot,
  orderBy,
  query,
  where,
  type Firestore,
  type Query,
} from 'firebase/firestore';
import type { Notes } from './notes.ts';

/** The windows that the web client opens a room with: see docs/data-model.md. */
const MESSAGES = 48;
const ACTS = 8;
const LINES = 5;

/** Listens to a public room like the web client. Resolves once every listener has its first answer. */
export async function listenToRoom(database: Firestore, roomId: string, notes: Notes): Promise<void> {
  const at = (path: string) => collection(database, path);
  const shown = [where('state', '==', 'shown'), where('open', '==', true), orderBy('createdAtMs')];
  await Promise.all([
    listenToOne(database, roomPath(roomId), 'rooms', notes),
    listenToMany(
      query(at(messagesPath(roomId)), ...shown, limitToLast(MESSAGES)),
      'messages',
      notes,
      (text) => notes.seen(roomId, text),
    ),
    listenToMany(
      query(at(interventionsPath(roomId)), where('to', '==', 'all'), orderBy('atMs'), limitToLast(ACTS)),
      'interventions',
      notes,
    ),
    listenToMany(
      query(at(backchannelPath(roomId)), orderBy('createdAtMs'), limitToLast(LINES)),
      'backchannel',
      notes,
    ),
  ]);
}

/** Debaters also listen to each other's heartbeats. */
export async function listenToBeats(
  database: Firestore,
  roomId: string,
  uids: readonly string[],
  notes: Notes,
): Promise<void> {
  await Promise.all(uids.map((uid) => listenToOne(database, memberPath(roomId, uid), 'members', notes)));
}

function listenToOne(database: Firestore, path: string, name: string, notes: Notes): Promise<void> {
  return new Promise((resolve) => {
    onSnapshot(
      doc(database, path),
      ({ metadata }) => {
        if (metadata.fromCache || metadata.hasPendingWrites) return;
        notes.read(name, 1);
        resolve();
      },
      (error) => (notes.error(`a listener to ${name}`, error), resolve()),
    );
  });
}

function listenToMany(
  asked: Query,
  name: string,
  notes: Notes,
  added: (text: string) => void = () => {},
): Promise<void> {
  return new Promise((resolve) => {
    onSnapshot(
      asked,
      (snapshot) => {
        for (const change of snapshot.docChanges()) {
          if (change.type === 'removed') continue;
          notes.read(name, 1);
          const text: unknown = change.doc.get('text');
          if (change.type === 'added' && typeof text === 'string') added(text);
        }
        if (!snapshot.metadata.fromCache) resolve();
      },
      (error) => (notes.error(`a listener to ${name}`, error), resolve()),
    );
  });
}
