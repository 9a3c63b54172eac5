import { FieldValue, isPlainMap, type Version, type Writer } from '@rostrum/rooms';
import {
  FieldValue as FirestoreValue,
  Timestamp,
  type DocumentReference,
  type Firestore,
  type Precondition,
} from 'firebase-admin/firestore';

/** The writer of Firestore: a transaction, or a batch. */
type Target = {
  create(ref: DocumentReference, data: object): unknown;
  set(ref: DocumentReference, data: object, options?: { merge: boolean }): unknown;
  update(ref: DocumentReference, data: object, precondition?: Precondition): unknown;
  delete(ref: DocumentReference): unknown;
};

export function writerOf(db: Firestore, target: Target): Writer {
  return {
    create: (path, fields) => void target.create(db.doc(path), fields),
    set: (path, fields) => void target.set(db.doc(path), fields),
    merge: (path, fields) => void target.set(db.doc(path), inFirestore(fields), { merge: true }),
    update(path, changes, readAt) {
      const fields = Object.fromEntries(
        Object.entries(changes).map(([name, value]) => [name, valueOf(value)]),
      );
      if (readAt) target.update(db.doc(path), fields, { lastUpdateTime: timeOf(readAt) });
      else target.update(db.doc(path), fields);
    },
    delete: (path) => void target.delete(db.doc(path)),
  };
}

/** The fields with Firestore's sentinels for values that the database sets, also inside maps. */
function inFirestore(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      isPlainMap(value) ? inFirestore(value) : valueOf(value),
    ]),
  );
}

function valueOf(value: unknown): unknown {
  if (!(value instanceof FieldValue)) return value;
  switch (value.kind) {
    case 'removed':
      return FirestoreValue.delete();
    case 'increment':
      return FirestoreValue.increment(value.amount);
    case 'serverTime':
      return FirestoreValue.serverTimestamp();
  }
}

/** @throws Error if a version is not Firestore's own */
function timeOf(version: Version): Timestamp {
  if (version instanceof Timestamp) return version;
  throw new Error('This version is of another database');
}
