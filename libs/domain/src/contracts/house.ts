import { reportsPaused } from '@rostrum/words/refusals';
import * as refusals from '@rostrum/words/refusals-house';
import * as m from '@rostrum/words/contracts';
import * as z from 'zod/mini';
import { HOUSE_APPEAL_DAYS } from '../documents/decision.ts';
import { verdictSchema } from '../documents/intervention.ts';
import { caseReasonSchema } from '../documents/case-reasons.ts';
import { caseSubjectSchema } from '../documents/case-subject.ts';
import { houseActSchema } from '../documents/house-acts.ts';
import { LIMITS } from '../limits.ts';
import { isBlank, tidyText } from '../text.ts';
import {
  caseIdSchema as caseId,
  commandIdSchema,
  decisionIdSchema as decisionId,
  houseAppealIdSchema,
} from '../ids.ts';
import { ENTRANCE_REFUSALS } from './callable.ts';
import { receiptNumberSchema as number } from './receipts.ts';
import { GATE_REFUSALS, privateText, publicText } from './public-text.ts';
import { textOf } from './text-of.ts';

const wordsSchema = (longest: number, missing: () => string) =>
  z.pipe(
    textOf(tidyText, longest, () => m.textTooLong({ most: longest })),
    z.string().check(z.refine((text) => !isBlank(text), { error: missing })),
  );

/** A report, in the reporter's own words. */
export const reportTextSchema = privateText(
  'moderators alone read a report, and it has to be able to quote what was said',
  wordsSchema(LIMITS.reportMaxLength, m.reportMissing),
);

/** Why the house should review a decision. */
export const houseAppealReasonSchema = privateText(
  'moderators alone read an appeal, and it has to be able to quote what was said',
  wordsSchema(LIMITS.reportMaxLength, m.appealReasonMissing),
);

/** The house's reason for a decision, for the person concerned and the reporters. */
export const explanationSchema = publicText(
  'moderatorNote',
  wordsSchema(LIMITS.reportMaxLength, m.explanationMissing),
);

/**
 * The house's commands for signed-in people.
 *
 * - `report`: of anything they can read. Reports of one subject join one case; a repeated report adds nothing.
 * - `readOutcome`: the outcome of the caller's own report, by its number.
 * - `appeal`: the person concerned; `appealOutcome`: the reporter. Once per decision and person.
 * - `decide`, `decideAppeal`, `seePhoto`, `openQueue`: members of the house, with their second factor; not the
 *   reporter, the reported person, or the decider of the appealed decision. `round` is the case's round when it was
 *   read. `openQueue` notifies reporters whom a broken call has left out; a page sends it once when it opens the
 *   queue.
 */
export const houseCommandSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('report'),
    subject: caseSubjectSchema,
    reason: caseReasonSchema,
    text: reportTextSchema,
  }),
  z.object({ type: z.literal('readOutcome'), number }),
  z.object({ type: z.literal('appeal'), decisionId, reason: houseAppealReasonSchema }),
  z.object({ type: z.literal('appealOutcome'), number, reason: houseAppealReasonSchema }),
  z.object({
    type: z.literal('decide'),
    caseId,
    round: z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)),
    /** Empty for "no action"; then there is no ground. */
    acts: z.array(houseActSchema).check(z.maxLength(5, { error: () => m.tooManyActs() })),
    ground: z.nullable(caseReasonSchema),
    explanation: explanationSchema,
    /** With "no action": the reports were plainly unfounded. */
    isUnfounded: z.boolean(),
  }),
  z.object({
    type: z.literal('decideAppeal'),
    appealId: houseAppealIdSchema,
    verdict: verdictSchema,
    explanation: explanationSchema,
  }),
  /** A photo that a decision removed from public view. */
  z.object({ type: z.literal('seePhoto'), decisionId }),
  z.object({ type: z.literal('openQueue') }),
]);
export type HouseCommand = z.infer<typeof houseCommandSchema>;
export type HouseCommandInput = z.input<typeof houseCommandSchema>;
export type HouseCommandOf<Type extends HouseCommand['type']> = Extract<HouseCommand, { type: Type }>;

export const houseInput = z.object({ commandId: commandIdSchema, command: houseCommandSchema });

/** Every way in which the house says no, with the sentence that the person reads. */
export const HOUSE_REFUSALS = {
  ...ENTRANCE_REFUSALS,
  ...GATE_REFUSALS,
  'subject-unknown': refusals.subjectUnknown,
  'own-subject': refusals.ownSubject,
  'reports-paused': reportsPaused,
  'receipt-unknown': refusals.receiptUnknown,
  'decision-unknown': refusals.decisionUnknown,
  'not-decided': refusals.notDecided,
  'appeal-already': refusals.appealedAlready,
  'appeal-late': () => refusals.appealLate({ days: HOUSE_APPEAL_DAYS }),
  'decision-overturned': refusals.decisionOverturned,
  'appeal-not-open': refusals.appealNotOpen,
  'appeal-unknown': refusals.appealUnknown,
  'not-a-moderator': refusals.notAModerator,
  'second-factor': refusals.secondFactor,
  'case-unknown': refusals.caseUnknown,
  'case-changed': refusals.caseChanged,
  'case-decided': refusals.caseDecided,
  'case-own': refusals.caseOwn,
  'acts-impossible': refusals.actsImpossible,
  'topic-taken': refusals.topicTaken,
  'ground-missing': refusals.groundMissing,
  'nobody-concerned': refusals.nobodyConcerned,
  'too-busy': refusals.tooBusy,
} as const;
export type HouseRefusal = keyof typeof HOUSE_REFUSALS;

/** The outcome of a report, for its sender. */
export const reportOutcomeSchema = z.object({
  number: z.string(),
  subject: caseSubjectSchema,
  motion: z.string(),
  reason: caseReasonSchema,
  text: z.string(),
  filedAtMs: z.number(),
  /** Null as long as nobody has decided. */
  decision: z.nullable(
    z.object({
      id: z.string(),
      acts: z.array(houseActSchema),
      explanation: z.string(),
      atMs: z.number(),
      appealUntilMs: z.number(),
      isOverturned: z.boolean(),
    }),
  ),
  /** Whether it can be appealed now: the outcome was "no action", the deadline is open, and no appeal exists. */
  mayAppeal: z.boolean(),
  appeal: z.nullable(z.object({ atMs: z.number(), verdict: z.nullable(verdictSchema), answer: z.string() })),
});
export type ReportOutcome = z.infer<typeof reportOutcomeSchema>;

/** The confirmation of a signed-in person's report. */
export const reportReceiptSchema = z.object({ number: z.string(), caseId: z.string() });

/** The schema of what each command answers. */
export const HOUSE_ANSWERS = {
  report: reportReceiptSchema,
  readOutcome: reportOutcomeSchema,
  appeal: z.object({ appealId: z.string() }),
  appealOutcome: z.object({ appealId: z.string() }),
  decide: z.object({ decisionId: z.string() }),
  decideAppeal: z.object({}),
  /** A WebP picture in base64; null if it is no longer stored. */
  seePhoto: z.object({ webp: z.nullable(z.string()) }),
  /** Whether there is more: the client should ask again. */
  openQueue: z.object({ isMore: z.boolean() }),
} as const satisfies Record<HouseCommand['type'], z.ZodMiniType>;
export type HouseAnswers = { [Type in HouseCommand['type']]: z.infer<(typeof HOUSE_ANSWERS)[Type]> };
