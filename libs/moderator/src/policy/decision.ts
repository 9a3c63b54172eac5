import type { Act, InterventionDocument, Side, Span } from '@rostrum/domain';
import type { Band } from '../heads/finding.ts';

/** 0 draft hint, 1 private note, 2 reminder to all, 3 hold and edit, 4 cooling-off, 5 a human decides. */
export type Level = 0 | 1 | 2 | 3 | 4 | 5;

/** The server's further effects besides the record. */
export type Effect =
  /** The message is kept from everybody but its author and the host; the author may edit and resend it. */
  | { type: 'hold'; messageId: string }
  /** As `hold`, but a human decides about it. */
  | { type: 'hide'; messageId: string }
  /** The debate is paused until the host resumes it. */
  | { type: 'pauseRoom' }
  /** The host is notified now, wherever they are. */
  | { type: 'callHost' }
  | { type: 'slow'; uid: string; untilMs: number }
  /** Nobody on either side speaks until then; the server gives the running step the same time back. */
  | { type: 'coolOff'; untilMs: number }
  /** A held or hidden message is shown after all. */
  | { type: 'restore'; messageId: string };

type Basis = {
  /** The house rule or the row of the moderator's table that it rests on. */
  rule: string;
  band: Band;
  /** The deciding words, by offsets into the message; empty if counts or the clock decided. */
  spans: readonly Span[];
  engine: 'embedded' | 'model' | 'person';
  policyVersion: number;
};

/** An act of the moderator. Its subject determines `id`, so a repeated act is stored once. */
export type ActedDecision = Basis & {
  act: Act;
  id: string;
  level: Level | null;
  /** Whether the message stays with its author and the host: one of the effects is `hold` or `hide`. */
  holds: boolean;
  effects: readonly Effect[];
  /** The side that the ledger counts it for. */
  side: Side | null;
  intervention: InterventionDocument;
};

/** A decision to stay silent, with the reason. `about` is the finding without an act; null if there was none. */
export type SilentDecision = Basis & {
  act: 'silence';
  about: Act | null;
  because: string;
  side: Side | null;
};

export type Decision = ActedDecision | SilentDecision;

export function hasActed(decision: Decision): decision is ActedDecision {
  return decision.act !== 'silence';
}
