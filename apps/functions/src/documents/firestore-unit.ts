import { RoomStore, type Batch, type Unit } from '@rostrum/rooms';
import type { Firestore, Transaction, WriteBatch, WriteResult } from 'firebase-admin/firestore';
import { readerFrom } from './firestore-reader.ts';
import { writerOf } from './firestore-writer.ts';

/** A Firestore transaction as a unit of work, and the transaction itself for writes outside rooms. */
export type FirestoreUnit = Unit & { db: Firestore; tx: Transaction };

export function unitIn(db: Firestore, tx: Transaction): FirestoreUnit {
  return { ...readerFrom(db, tx), ...writerOf(db, tx), db, tx };
}

export function roomStoreIn(db: Firestore, tx: Transaction): RoomStore {
  return RoomStore.in(unitIn(db, tx));
}

export function batchOf(db: Firestore): Batch {
  const batch = db.batch();
  let staged = 0;
  let lastWrite: number | undefined;
  const noting = (write: () => void) => {
    lastWrite = staged;
    staged += 1;
    write();
  };
  const writer = writerOf(db, batch);
  return {
    create: (...write) => noting(() => writer.create(...write)),
    set: (...write) => noting(() => writer.set(...write)),
    merge: (...write) => noting(() => writer.merge(...write)),
    update: (...write) => noting(() => writer.update(...write)),
    delete: (...write) => noting(() => writer.delete(...write)),
    // Deletes a missing document: Firestore's only write that requires a missing document and changes nothing.
    requireAbsent(path) {
      staged += 1;
      batch.delete(db.doc(path), { exists: false });
    },
    get isEmpty() {
      return lastWrite === undefined;
    },
    // A document that was never written has no time.
    commit: async () => (await commitIfStillSo(batch))?.at(lastWrite ?? -1)?.writeTime,
  };
}

/** `ALREADY_EXISTS`, `FAILED_PRECONDITION`, `ABORTED`: another writer was faster. */
const OVERTAKEN: ReadonlySet<unknown> = new Set([6, 9, 10]);

async function commitIfStillSo(batch: WriteBatch): Promise<WriteResult[] | undefined> {
  try {
    return await batch.commit();
  } catch (error) {
    if (error instanceof Error && 'code' in error && OVERTAKEN.has(error.code)) return undefined;
    throw error;
  }
}
