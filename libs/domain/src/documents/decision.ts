import * as z from 'zod/mini';
import { longText } from '../bounds.ts';
import { caseReasonSchema } from '../house/case-reasons.ts';
import { caseSubjectSchema } from '../house/case-subject.ts';
import { houseActSchema } from '../house/house-acts.ts';
import { statementOf, verdictSchema } from './intervention.ts';

export const DECISIONS = 'decisions';
export const decisionPath = (decisionId: string) => `${DECISIONS}/${decisionId}`;
export const decisionRecordPath = (decisionId: string) => `${decisionPath(decisionId)}/private/record`;

const ms = z.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));

/** A decision of the house can be appealed for six months: so many days. */
export const HOUSE_APPEAL_DAYS = 183;

/** The house's restriction. */
const houseRestrictionSchema = z.enum([
  'messageHidden',
  'roomClosed',
  'roomHidden',
  'topicHidden',
  'editAsked',
  'profileHeldBack',
  'nameReplaced',
  'photoRemoved',
  'warned',
  'suspended',
]);
export type HouseRestriction = z.infer<typeof houseRestrictionSchema>;
const houseStatementSchema = statementOf(houseRestrictionSchema);
export type HouseStatement = z.infer<typeof houseStatementSchema>;

/**
 * `decisions/{id}`: what the house, or a host in their room, decided. The person concerned reads it (`concerns`)
 * and so do members of the house. The decider is in `decisions/{id}/private/record`, which only the server reads.
 */
export const decisionSchema = z.object({
  /** Null where a host acted by themselves. */
  caseId: z.nullable(longText),
  by: z.enum(['house', 'host']),
  subject: caseSubjectSchema,
  /** The debate it stands in; empty where in none. */
  motion: longText,
  /** The words that it is about, as they were reported. */
  quoted: longText,
  about: longText,
  aboutName: longText,
  /** The restricted person, who therefore may read it; empty for nobody. */
  concerns: z.array(longText),
  acts: z.array(houseActSchema),
  /** The ground; null where nothing was done. */
  ground: z.nullable(caseReasonSchema),
  /** Present wherever something is done. */
  statement: z.nullable(houseStatementSchema),
  /** The decider's words to the person concerned and to the reporters. */
  explanation: longText,
  /** Whether the reports were manifestly unfounded: it counts against those who sent them. */
  isUnfounded: z.boolean(),
  atMs: ms,
  appealUntilMs: ms,
  /** When somebody else took it back; null as long as it stands. */
  overturnedAtMs: z.nullable(ms),
});
export type DecisionDocument = z.infer<typeof decisionSchema>;
export type HouseDecision = DecisionDocument & { id: string };

/** `decisions/{id}/private/record`: who decided, and what stood there before, so that it can be put back. */
export const decisionRecordSchema = z.object({
  decidedBy: longText,
  /** Words, names, addresses of photos and visibilities from before, by what they are. */
  before: z.record(longText, longText),
});
export type DecisionRecord = z.infer<typeof decisionRecordSchema>;

export const HOUSE_APPEALS = 'houseAppeals';
export const houseAppealPath = (appealId: string) => `${HOUSE_APPEALS}/${appealId}`;
/** One appeal a decision and person: by uid, or by the number of a visitor's report. */
export const houseAppealIdOf = (decisionId: string, by: string) => `${decisionId}~${by}`;

/**
 * `houseAppeals/{decisionId~who}`: somebody asks another member of the house to look at a decision again. Read by who
 * appealed and by members of the house.
 */
export const houseAppealSchema = z.object({
  decisionId: longText,
  caseId: z.nullable(longText),
  /** Empty for a visitor, who is known by the number of their report alone. */
  by: longText,
  /** Whether the decision concerns them, or they reported. */
  role: z.enum(['concerned', 'reporter']),
  reason: longText,
  /** The decision as it was then. */
  subject: caseSubjectSchema,
  motion: longText,
  quoted: longText,
  about: longText,
  aboutName: longText,
  acts: z.array(houseActSchema),
  ground: z.nullable(caseReasonSchema),
  explanation: longText,
  decisionAtMs: ms,
  atMs: ms,
  /** Null as long as nobody has decided. */
  verdict: z.nullable(verdictSchema),
  answer: longText,
  decidedAtMs: z.nullable(ms),
});
export type HouseAppealDocument = z.infer<typeof houseAppealSchema>;
export type HouseAppeal = HouseAppealDocument & { id: string };
