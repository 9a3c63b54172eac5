import type { DebateState, Result, RoomRefusal } from '@rostrum/domain';
import type { Mistake } from '../mistakes.ts';
import type { Seen } from '../world/world.ts';
import type { Database } from './database.ts';
import type { Batch, Transaction } from './documents.ts';

/** Who asks, and when. */
export type Asked = {
  db: Database;
  uid: string;
  commandId: string;
  /** The server's clock when the request came in. */
  atMs: number;
  mistake: Mistake | undefined;
};

/** What a handler of commands works with. */
export type Context = Asked & {
  /** The sender's clock when they sent it: no honest handler looks at it. */
  sentAtMs: number;
  /** Counts what happened. */
  note: (name: Seen) => void;
};

export type InTransaction<Part = Context> = Part & { tx: Transaction };
export type InBatch<Part = Context> = Part & { tx: Batch };

export type ClockChange = { before: DebateState; after: DebateState };

/** A handler's outcome; where a deadline changed, tasks are made after the commit. */
export type Handled = Result<{ answer: Record<string, string>; clock?: ClockChange }, RoomRefusal>;
