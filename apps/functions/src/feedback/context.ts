import type { FeedbackCommand, FeedbackCommandOf, FeedbackRefusal, Result } from '@rostrum/domain';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** A handler's context: the caller, the server's time, and the transaction. All reads come before the first write. */
export type FeedbackContext = {
  uid: string;
  commandId: string;
  /** Epoch milliseconds. */
  atMs: number;
  db: Firestore;
  tx: Transaction;
};

export type FeedbackHandler<Type extends FeedbackCommand['type']> = (
  context: FeedbackContext,
  command: FeedbackCommandOf<Type>,
) => Promise<Result<Record<string, never>, FeedbackRefusal>>;
