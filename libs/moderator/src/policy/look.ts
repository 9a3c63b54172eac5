import type { Act, InterventionDocument, Offer, Restriction, Side, Span, Step } from '@rostrum/domain';
import type { HouseRuleId } from '../house-rules.ts';
import type { Band } from '../signals/finding.ts';
import type { Effect, Level } from './decision.ts';
import type { PostedMessage, Setting } from './event.ts';
import type { SignalsByKind } from './signals-by-kind.ts';
import type { ModeratorState } from './state.ts';

/** What a rule looks at. */
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

/** What a rule about a message looks at; the message is counted in the pulse already. */
export type MessageLook = Look & { message: PostedMessage; signals: SignalsByKind };

/** What an act takes from somebody, for its statement of reasons. */
export type Restricts = { restrictions: readonly Restriction[]; untilMs: number | null; explanation: string };

/**
 * One way of acting on what was found. `note`: private, one in four minutes. `public`: to all, restrained. `always`: a
 * restriction that has to be explained whenever it happens.
 */
export type Way = {
  reach: 'note' | 'public' | 'always';
  to: string;
  level: Level | null;
  says: string;
  /** The words that are quoted; null where none are, as in whatever must not point at a person. */
  quote?: string | null;
  offers?: readonly Offer[];
  effects?: readonly Effect[];
  restricts?: Restricts;
  /** Names neither message nor side. */
  isAnonymous?: boolean;
};

/** Something a rule found, and the ways to act on it, the strongest first: the first that restraint allows is taken. */
export type Found = {
  act: Act;
  /** What it is about: with the act this is the id of the record. */
  key: string;
  messageId: string | null;
  /** Whom the ledger counts it for; null for nobody. */
  side: Side | null;
  band: Band;
  spans: readonly Span[];
  rule: HouseRuleId | null;
  /** What decided, in order, without rule, place and confidence. */
  why: readonly { label: string; value: string }[];
  /** 0 … 1 where a head gave one; counts and clocks have none. */
  score: number | null;
  /** Empty where the room does not act on it; then `because` says why. */
  ways: readonly Way[];
  because?: string | undefined;
  /** The rung that this leads its author to, once anything is done. */
  rung?: { uid: string; level: Level } | undefined;
  /** Whether the record remembers its id, because no message stands for it. */
  once?: boolean;
};
