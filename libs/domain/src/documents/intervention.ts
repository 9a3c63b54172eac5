import * as z from 'zod/mini';
import { ms, between, longText, words } from '../bounds.ts';
import { uidSchema, messageIdSchema } from '../ids.ts';
import { sideSchema } from '../debate/format.ts';
import { spanSchema } from './message.ts';

export const interventionsPath = (roomId: string) => `rooms/${roomId}/interventions`;
export const interventionPath = (roomId: string, id: string) => `${interventionsPath(roomId)}/${id}`;
export const unfairPath = (roomId: string, interventionId: string, uid: string) =>
  `${interventionPath(roomId, interventionId)}/unfair/${uid}`;

/**
 * The rows of the moderator's table, and their consequences: `coolingOff` is the fourth rung of the ladder,
 * `callHost` the fifth, `standDown` announces a paused type, `correction` an overturned act. `care` is stored elsewhere, as
 * `CareDocument`.
 */
export const actSchema = z.enum([
  'open',
  'time',
  'handover',
  'airtime',
  'quiet',
  'lull',
  'evidence',
  'unanswered',
  'offTopic',
  'steelman',
  'heat',
  'personAttack',
  'severe',
  'care',
  'privacy',
  'flood',
  'summary',
  'injection',
  'coolingOff',
  'callHost',
  'standDown',
  'correction',
  'close',
]);
export type Act = z.infer<typeof actSchema>;

/** The moderator's confidence. */
const bandSchema = z.enum(['low', 'medium', 'high']);

/** The one-tap offers of the card. */
const offerSchema = z.enum(['edit', 'redact', 'poi', 'queue', 'floor', 'reply', 'source', 'confirm']);
export type Offer = z.infer<typeof offerSchema>;

/** What an act takes away: words from view, a turn for a moment, or the debate until a human looks at it. */
const restrictionSchema = z.enum(['held', 'hidden', 'slowed', 'cooledOff', 'stopped']);
export type Restriction = z.infer<typeof restrictionSchema>;

/** The statement of reasons for a restriction: the fields of Art. 17 (3) of the Digital Services Act. */
export function statementOf<Restricted extends z.core.$ZodType>(restrictedSchema: Restricted) {
  return z.object({
    /** (a) What is restricted, where, and for how long; `untilMs` is null if it lasts until somebody changes it. */
    restrictions: z.array(restrictedSchema).check(z.minLength(1)),
    where: longText,
    fromMs: ms,
    untilMs: z.nullable(ms),
    /** (b) The facts, and whether a notice or the decider's own initiative led to it. */
    facts: longText,
    foundBy: z.enum(['ownInitiative', 'notice']),
    /** (c) Whether a machine found it, and whether a machine decided. */
    automatedDetection: z.boolean(),
    automatedDecision: z.boolean(),
    /** (d), (e) The ground, always a house rule and never a law, and why the words break it. */
    ground: z.literal('houseRules'),
    rule: longText,
    explanation: longText,
    /** (f) How to request a review, and until when inside the product. */
    appeal: longText,
    appealUntilMs: ms,
  });
}

/** The statement that a restriction of the moderator carries. */
const statementSchema = statementOf(restrictionSchema);
export type Statement = z.infer<typeof statementSchema>;

export const verdictSchema = z.enum(['upheld', 'overturned']);
export type Verdict = z.infer<typeof verdictSchema>;

/** A person's request for a human review of an act, and the human's decision. Its reason is in `appeals`. */
export const appealSchema = z.object({
  by: uidSchema,
  atMs: ms,
  verdict: z.nullable(verdictSchema),
  decidedBy: z.nullable(uidSchema),
  decidedAtMs: z.nullable(ms),
  /** The line of reasons for the decision; absent before it, and in older ones. */
  answer: z.optional(words),
});
export type Appeal = z.infer<typeof appealSchema>;

/** The factors that programs have to tell apart; pages fold away a `figure`. */
const FACTORS = ['because', 'kind', 'rule', 'decidedBy', 'wordedBy', 'figure'] as const;

/** `rooms/{roomId}/interventions/{id}`: one recorded act of the moderator. The id is deterministic: nothing acts twice. */
export const interventionSchema = z.object({
  act: actSchema,
  /** `all`, or the uid of the only person who sees it. */
  to: uidSchema,
  says: longText,
  /** The house rule behind it, as text; null for acts that only keep the clock. */
  rule: z.nullable(longText),
  messageId: z.nullable(messageIdSchema),
  side: z.nullable(sideSchema),
  /** The quoted words, with their place in the message. */
  quote: z.nullable(longText),
  spans: z.array(spanSchema),
  /**
   * The deciding factors for "Why?": label and value, in order, in the language of the debate. `is` tells the page which they are;
   * absent in acts from before there were other languages than English.
   */
  why: z.array(z.object({ label: longText, value: longText, is: z.optional(z.enum(FACTORS)) })),
  /** The rung of the ladder, 0 to 5; absent if the act has none. */
  level: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(5))),
  band: z.optional(bandSchema),
  offers: z.optional(z.array(offerSchema)),
  /** Present if something is restricted. */
  statement: z.optional(statementSchema),
  appeal: z.optional(appealSchema),
  /** The engine that decided, or `person` if a human did. */
  engine: z.enum(['embedded', 'model', 'person']),
  policyVersion: between(0, 1_000_000),
  atMs: ms,
});
export type InterventionDocument = z.infer<typeof interventionSchema>;
export type Intervention = InterventionDocument & { id: string };

/**
 * `…/interventions/{id}/unfair/{uid}`: a person called an act unfair; `side` is the side that they count for, null
 * for none.
 */
export const unfairSchema = z.object({
  uid: z.optional(uidSchema),
  side: z.nullable(sideSchema),
  atMs: ms,
});
export type Unfair = z.infer<typeof unfairSchema>;
