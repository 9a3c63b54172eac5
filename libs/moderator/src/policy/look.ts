import type { Act, InterventionDocument, Offer, Restriction, Side, Span, Step } from '@rostrum/domain';
import type { HouseRuleId } from './house-rules.ts';
import type { Band } from '../heads/finding.ts';
import type { Effect, Level } from './decision.ts';
import type { PostedMessage, Setting } from './event.ts';
import type { SignalsByKind } from './signals-by-kind.ts';
import type { ModeratorState } from './state.ts';
import type { Factor } from './why.ts';

/** The input of a rule. */
export type Look = {
  state: ModeratorState;
  room: Setting;
  step: Step | undefined;
  /** When it happened, and when it is decided, on the server's clock. */
  atMs: number;
  nowMs: number;
  /** Whether it is decided after the fact, so that it can have been overtaken. */
  isLate: boolean;
  engine: InterventionDocument['engine'];
};

/** The input of a rule about a message, which the pulse already counts. */
export type MessageLook = Look & { message: PostedMessage; signals: SignalsByKind };

/** An act's restriction, for its statement of reasons. */
type Restricts = { restrictions: readonly Restriction[]; untilMs: number | null; explanation: string };

/**
 * One way to act on a finding. `note`: private, one in four minutes. `public`: to everybody, with restraint.
 * `always`: a restriction, which is explained every time.
 */
export type Way = {
  reach: 'note' | 'public' | 'always';
  to: string;
  level: Level | null;
  says: string;
  /** The quoted words; null without a quote, as in acts that must not point at a person. */
  quote?: string | null;
  offers?: readonly Offer[];
  effects?: readonly Effect[];
  restricts?: Restricts;
  /** Names neither the message nor the side. */
  isAnonymous?: boolean;
};

/** A rule's finding, and the ways to act on it, strongest first: the first that restraint allows is taken. */
export type Found = {
  act: Act;
  /** Its subject. Together with the act it is the id of the record. */
  key: string;
  messageId: string | null;
  /** The side that the ledger counts it for; null for neither. */
  side: Side | null;
  band: Band;
  spans: readonly Span[];
  rule: HouseRuleId | null;
  /** The deciding factors, in order, without rule, place and confidence. */
  why: readonly Factor[];
  /** A head's confidence, 0 … 1; counts and clocks have none. */
  score: number | null;
  /** Empty if the room does not act on it; `because` then gives the reason. */
  ways: readonly Way[];
  because?: string | undefined;
  /** The author's next rung, if any act follows. */
  rung?: { uid: string; level: Level } | undefined;
  /** Whether the record stores its id, because no message represents it. */
  once?: boolean;
};
