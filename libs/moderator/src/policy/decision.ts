import type { Act, InterventionDocument, Side, Span } from '@rostrum/domain';
import type { Band } from '../signals/finding.ts';

/** 0 draft hint, 1 private note, 2 reminder to all, 3 hold and edit, 4 cooling-off, 5 a human decides. */
export type Level = 0 | 1 | 2 | 3 | 4 | 5;

/** What the server does beside storing the record. */
export type Effect =
  /** The message is kept from everybody but its author and the host; the author may edit and resend it. */
  | { type: 'hold'; messageId: string }
  /** As `hold`, but a human decides about it. */
  | { type: 'hide'; messageId: string }
  /** The debate stands still until the host resumes it. */
  | { type: 'pauseRoom' }
  /** The host is told now, wherever they are. */
  | { type: 'callHost' }
  | { type: 'slow'; uid: string; untilMs: number }
  /** Nobody speaks until then, both sides alike; the server gives the running step the same time back. */
  | { type: 'coolOff'; untilMs: number }
  /** A held or hidden message is shown after all. */
  | { type: 'restore'; messageId: string };

type Basis = {
  /** The house rule or the row of the moderator's table that it rests on. */
  rule: string;
  band: Band;
  /** The words that decided, by offsets into the message; empty where counts or the clock decided. */
  spans: readonly Span[];
  engine: 'embedded' | 'model' | 'person';
  policyVersion: number;
};

/** Something the moderator does. `id` follows from what it is about, so that it is stored once however often it comes. */
export type ActedDecision = Basis & {
  act: Act;
  id: string;
  level: Level | null;
  /** Whether the message stays with its author and the host: one of the effects is `hold` or `hide`. */
  holds: boolean;
  effects: readonly Effect[];
  /** Whom the ledger counts it for. */
  side: Side | null;
  intervention: InterventionDocument;
};

/** Staying silent, and why. `about` is what was found and left alone; null where nothing was. */
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
