import type { HouseAnswers, HouseCommand, HouseCommandOf, HouseRefusal, Result } from '@rostrum/domain';
import type { Afterwards } from '@rostrum/rooms';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** A handler's context: the caller, the server's time, and the transaction. All reads come before the first write. */
export type HouseContext = {
  uid: string;
  commandId: string;
  /** Epoch milliseconds of the server's clock when the transaction began. */
  atMs: number;
  db: Firestore;
  tx: Transaction;
};

/** An answer, and the work that follows outside the transaction. */
export type Done<Answer> = { answer: Answer; afterwards?: readonly Afterwards[] };

export type HouseHandler<Type extends HouseCommand['type']> = (
  context: HouseContext,
  command: HouseCommandOf<Type>,
) => Promise<Result<Done<HouseAnswers[Type]>, HouseRefusal>>;
