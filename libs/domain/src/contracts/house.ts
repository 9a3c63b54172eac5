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

const wordsSchema = (longest: number, missing: string) =>
  z.pipe(
    textOf(tidyText, longest, `Keep it to ${longest} characters`),
    z.string().check(z.refine((text) => !isBlank(text), missing)),
  );

/** A report, in the reporter's own words. */
export const reportTextSchema = privateText(
  'moderators alone read a report, and it has to be able to quote what was said',
  wordsSchema(LIMITS.reportMaxLength, 'Say what happened'),
);

/** Why the house should review a decision. */
export const houseAppealReasonSchema = privateText(
  'moderators alone read an appeal, and it has to be able to quote what was said',
  wordsSchema(LIMITS.reportMaxLength, 'Say why it should be looked at again'),
);

/** The house's reason for a decision, for the person concerned and the reporters. */
export const explanationSchema = publicText(
  'moderatorNote',
  wordsSchema(
    LIMITS.reportMaxLength,
    'Explain the decision: whom it concerns and those who reported read it',
  ),
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
    acts: z.array(houseActSchema).check(z.maxLength(5, 'Choose at most five acts')),
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

/** The commands that a suspended person may still use: to read and appeal decisions about them. */
export const ASKED_WHILE_SUSPENDED: ReadonlySet<HouseCommand['type']> = new Set([
  'readOutcome',
  'appeal',
  'appealOutcome',
]);

/** Every way in which the house says no, with the sentence that the person reads. */
export const HOUSE_REFUSALS = {
  ...ENTRANCE_REFUSALS,
  ...GATE_REFUSALS,
  'subject-unknown': 'That is not there any more, or you cannot read it.',
  'own-subject': 'That is your own. Change or withdraw it instead.',
  'reports-paused':
    'Several of your reports were plainly unfounded, so new ones wait for a while. You can appeal those decisions.',
  'receipt-unknown': 'There is no report under that number and key. Check both with your confirmation.',
  'decision-unknown': 'There is no such decision, or it does not concern you.',
  'not-decided': 'Nobody has decided that yet.',
  'appeal-already': 'You have appealed that already.',
  'appeal-late': `A decision can be appealed for six months (${HOUSE_APPEAL_DAYS} days).`,
  'decision-overturned': 'That decision was taken back already.',
  'appeal-not-open':
    'That decision did what you asked for. Only "no action" can be appealed by who reported.',
  'appeal-unknown': 'That appeal is not there any more, or it is decided already.',
  'not-a-moderator': 'That is for members of the house.',
  'second-factor': 'Sign in with your second factor to act for the house.',
  'case-unknown': 'That case is not there any more.',
  'case-changed': 'The case has changed since you read it. Read it again, then decide.',
  'case-decided': 'Somebody has decided that already.',
  'case-own': 'Somebody else has to decide: you reported it, it is about you, or you decided it before.',
  'acts-impossible': 'That cannot be done here. Choose each act once, and only those that the case offers.',
  'ground-missing': 'Say which rule was broken.',
  'nobody-concerned': 'There is nobody here whom that could concern: the account is gone.',
  'too-busy': 'Many people acted at once. Nothing is lost; send it again.',
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
