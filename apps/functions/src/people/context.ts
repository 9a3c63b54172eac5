import type {
  DebateState,
  PeopleAnswers,
  PeopleCommand,
  PeopleCommandOf,
  PeopleRefusal,
} from '@rostrum/domain';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** A handler's context: the caller, the server's time, and the transaction. All reads come before the first write. */
export type PeopleContext = {
  uid: string;
  commandId: string;
  /** Epoch milliseconds of the server's clock when the transaction began. */
  atMs: number;
  /** Whether the motion of a challenge waits for the house before others see it. */
  motionWaits: boolean;
  db: Firestore;
  tx: Transaction;
};

/** A handler's outcome. `clock` is set if a room's clock changed; its tasks are made after the commit. */
export type Handled<Answer = Record<string, string>> =
  | {
      ok: true;
      value: {
        answer: Answer;
        clock?: { roomId: string; before: DebateState | undefined; after: DebateState };
      };
    }
  | { ok: false; refusal: PeopleRefusal };

/** One command's handler. */
export type PeopleHandler<Type extends PeopleCommand['type']> = (
  context: PeopleContext,
  command: PeopleCommandOf<Type>,
) => Promise<Handled<PeopleAnswers[Type]>>;

export const done = () => ({ ok: true as const, value: { answer: {} } });
