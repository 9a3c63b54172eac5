import type { DebateState, Practice, RoomCommand, RoomCommandOf, RoomRefusal } from '@rostrum/domain';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Afterwards } from '../house/context.ts';
import type { WordTask } from '../models/model-tasks.ts';
import type { RoomStore } from './room-store.ts';

/** What a handler works with: who asks, the server's time, and the transaction's store. */
export type RoomContext = {
  uid: string;
  commandId: string;
  /** Epoch milliseconds of the server's clock when the transaction began. */
  atMs: number;
  store: RoomStore;
  /** Whether who asks holds the claim `moderator`: a human who decides appeals in any room. */
  isModerator: boolean;
  db: Firestore;
  tx: Transaction;
};

/** Why not, until when where that is known, and a sentence in place of the refusal's own. */
export type Refused = { ok: false; refusal: RoomRefusal; untilMs?: number; message?: string };

/** A handler's outcome. Where the clock of a room changed, `clock` says so; tasks are made after the commit. */
export type Handled =
  | {
      ok: true;
      value: {
        answer: Record<string, string>;
        clock?: {
          roomId: string;
          before: DebateState | undefined;
          after: DebateState;
          practice?: Practice | undefined;
        };
        /** When the record of a debate that has ended was changed just now: its report is written again. */
        recordChangedAtMs?: number;
        /** What follows outside the transaction; each may be done twice. */
        afterwards?: readonly Afterwards[];
        /** Acts whose words a model may choose. */
        written?: readonly WordTask[];
      };
    }
  | Refused;

/** One command's handler. */
export type RoomHandler<Type extends RoomCommand['type']> = (
  context: RoomContext,
  command: RoomCommandOf<Type>,
) => Promise<Handled>;
