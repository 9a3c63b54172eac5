import type { Query, Reader } from '@rostrum/rooms';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query as FirestoreQuery,
  QuerySnapshot,
} from 'firebase-admin/firestore';
import { asSnapshot } from './as-snapshot.ts';

/** The reader of Firestore: a transaction, or the database itself. */
type Source = {
  getAll(...refs: DocumentReference[]): Promise<DocumentSnapshot[]>;
  get(query: FirestoreQuery): Promise<QuerySnapshot>;
};

/** Reads outside a transaction. */
export function readerOf(db: Firestore): Reader {
  return readerFrom(db, { getAll: (...refs) => db.getAll(...refs), get: (query) => query.get() });
}

export function readerFrom(db: Firestore, source: Source): Reader {
  return {
    getAll: async (paths) => (await source.getAll(...paths.map((path) => db.doc(path)))).map(asSnapshot),
    query: async (query) => (await source.get(queryIn(db, query))).docs.map(asSnapshot),
  };
}

function queryIn(db: Firestore, { collection, where = [], orderBy, limit, idsOnly }: Query): FirestoreQuery {
  let query: FirestoreQuery = db.collection(collection);
  for (const condition of where) query = query.where(...condition);
  if (orderBy) query = query.orderBy(...orderBy);
  query = query.limit(limit);
  return idsOnly ? query.select() : query;
}
