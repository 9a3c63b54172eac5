import type { DebateState, Result, RoomRefusal } from '@rostrum/domain';
import type { Mistake } from '../mistakes.ts';
import type { Seen } from '../world/world.ts';
import type { Database } from './database.ts';
import type { Transaction } from './documents.ts';

/** What a handler works with. */
export type Context = {
  db: Database;
  tx: Transaction;
  uid: string;
  commandId: string;
  /** The server's clock when the request came in. */
  atMs: number;
  /** The sender's clock when they sent it: no honest handler looks at it. */
  sentAtMs: number;
  mistake: Mistake | undefined;
  /** Counts what happened. */
  note: (name: Seen) => void;
};

export type ClockChange = { before: DebateState; after: DebateState };

/** A handler's outcome; where a deadline changed, tasks are made after the commit. */
export type Handled = Result<{ answer: Record<string, string>; clock?: ClockChange }, RoomRefusal>;
