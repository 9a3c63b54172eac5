import type {
  DocumentReference,
  DocumentSnapshot,
  Precondition,
  Query,
  QuerySnapshot,
} from 'firebase-admin/firestore';

/** What a store reads with: a transaction, or the database itself. */
export type Reader = {
  getAll(...refs: DocumentReference[]): Promise<DocumentSnapshot[]>;
  get(query: Query): Promise<QuerySnapshot>;
};

/** What a store writes with: a transaction, or a batch. */
export type Writer = {
  create(ref: DocumentReference, data: object): unknown;
  set(ref: DocumentReference, data: object, options?: { merge: boolean }): unknown;
  update(ref: DocumentReference, data: object, precondition?: Precondition): unknown;
  delete(ref: DocumentReference): unknown;
};
