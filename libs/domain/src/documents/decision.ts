import * as z from 'zod/mini';
import { longText } from '../bounds.ts';
import { caseReasonSchema } from './case-reasons.ts';
import { caseSubjectSchema } from './case-subject.ts';
import { houseActSchema } from './house-acts.ts';
import { statementOf, verdictSchema } from './intervention.ts';

export const DECISIONS = 'decisions';
export const decisionPath = (decisionId: string) => `${DECISIONS}/${decisionId}`;
export const decisionRecordPath = (decisionId: string) => `${decisionPath(decisionId)}/private/record`;

const ms = z.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));

/** A decision of the house can be appealed for six months, in days. */
export const HOUSE_APPEAL_DAYS = 183;

/** The house's restriction. */
const houseRestrictionSchema = z.enum([
  'messageHidden',
  'roomClosed',
  'roomHidden',
  'topicHidden',
  'editAsked',
  'topicRefused',
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
 * `decisions/{id}`: a decision of the house, or of a host in their room. Readers: the person concerned (`concerns`)
 * and members of the house. The decider is in `decisions/{id}/private/record`, which only the server reads.
 */
export const decisionSchema = z.object({
  /** Null if a host acted alone. */
  caseId: z.nullable(longText),
  by: z.enum(['house', 'host']),
  subject: caseSubjectSchema,
  /** The debate that contains it; empty if there is none. */
  motion: longText,
  /** The words that it is about, as they were reported. */
  quoted: longText,
  about: longText,
  aboutName: longText,
  /** The restricted person, or the author of a topic that waited, who may therefore read it; empty for nobody. */
  concerns: z.array(longText),
  acts: z.array(houseActSchema),
  /** The ground; null if nothing was restricted. */
  ground: z.nullable(caseReasonSchema),
  /** Present if anything was restricted: then it can be appealed. */
  statement: z.nullable(houseStatementSchema),
  /** The decider's words to the person concerned and to the reporters. */
  explanation: longText,
  /** Whether the reports were manifestly unfounded: it counts against those who sent them. */
  isUnfounded: z.boolean(),
  atMs: ms,
  appealUntilMs: ms,
  /** When somebody else reversed it; null as long as it is in force. */
  overturnedAtMs: z.nullable(ms),
});
export type DecisionDocument = z.infer<typeof decisionSchema>;
export type HouseDecision = DecisionDocument & { id: string };

/** `decisions/{id}/private/record`: who decided, and the previous content, so that it can be restored. */
export const decisionRecordSchema = z.object({
  decidedBy: longText,
  /** Earlier words, names, addresses of photos and visibilities, by kind. */
  before: z.record(longText, longText),
});
export type DecisionRecord = z.infer<typeof decisionRecordSchema>;

export const HOUSE_APPEALS = 'houseAppeals';
export const houseAppealPath = (appealId: string) => `${HOUSE_APPEALS}/${appealId}`;
/** One appeal per decision and person: by uid, or by the number of a visitor's report. */
export const houseAppealIdOf = (decisionId: string, by: string) => `${decisionId}~${by}`;

/**
 * `houseAppeals/{decisionId~who}`: a request for another member of the house to review a decision. Readers: the
 * appellant and members of the house.
 */
export const houseAppealSchema = z.object({
  decisionId: longText,
  caseId: z.nullable(longText),
  /** Empty for a visitor, who is known only by the number of their report. */
  by: longText,
  /** Whether the decision concerns them, or they were a reporter. */
  role: z.enum(['concerned', 'reporter']),
  reason: longText,
  /** The decision at the time of the appeal. */
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
