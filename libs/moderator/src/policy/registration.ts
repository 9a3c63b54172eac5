import type { Act } from '@rostrum/domain';
import type { ActedDecision } from './decision.ts';
import type { PolicyEventOf } from './event.ts';
import type { Found, Look, MessageLook } from './look.ts';

/** The stages in which the one act for a message is chosen. */
export const STAGES = ['urgent', 'floor', 'hold', 'comment'] as const;

export type MessageRule = (look: MessageLook) => Found[];
export type DraftRule = (look: MessageLook, risks: readonly number[]) => Found[];

/** A rule about a message. */
export type PostedRegistration = {
  on: 'posted';
  rule: MessageRule;
  /** Its place among the rules: by stage, then by order. */
  stage: (typeof STAGES)[number];
  order: number;
  /** The form of the rule that holds while the AI is paused; null if it rests. */
  whilePaused: MessageRule | null;
  /** Whether it may add a note to a shown message. */
  addsToShown: boolean;
  /** Whether it gives a hint on a draft. */
  hintsOnDraft: boolean;
};

/** The trigger of an intervention, which is a type of event, with the rule that answers it. */
export type Registration =
  | PostedRegistration
  /** It answers a posted message beside every other rule, and leaves nothing in the moderator's state. */
  | { on: 'beside'; rule: MessageRule }
  | { on: 'drafted'; rule: DraftRule }
  | { on: 'ticked'; rule: (look: Look) => Found[]; order: number }
  | { on: 'summaryDue'; rule: (event: PolicyEventOf<'summaryDue'>) => Found[] }
  | { on: 'bell'; rule: (event: PolicyEventOf<'bell'>, nowMs: number) => ActedDecision[] }
  | { on: 'happened'; rule: (event: PolicyEventOf<'happened'>) => ActedDecision[] }
  /** People overrule the moderator: `people-rule.ts`. */
  | { on: 'people' }
  /** The rule of another intervention leads to it. */
  | { on: 'follows'; after: Act };

export type RegistrationOn<Trigger extends Registration['on']> = Extract<Registration, { on: Trigger }>;
