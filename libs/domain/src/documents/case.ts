import * as z from 'zod/mini';
import { longText } from '../bounds.ts';
import { caseReasonSchema } from './case-reasons.ts';
import { caseSubjectSchema } from './case-subject.ts';

export const CASES = 'cases';
export const casePath = (caseId: string) => `${CASES}/${caseId}`;
export const FILED = 'filed';
export const filedReportsPath = (caseId: string) => `${casePath(caseId)}/${FILED}`;
export const filedReportPath = (caseId: string, reporter: string) =>
  `${filedReportsPath(caseId)}/${reporter}`;

const ms = z.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));
const count = z.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));

/** How many of the newest reports a case holds itself. The others are counted and stored below it. */
export const REPORTS_ON_CASE = 10;

/** The reported content at that time: later edits or deletions do not hide it from the deciders. */
const caseSnapshotSchema = z.object({
  /** The words themselves; for a person their name and bio, for a photo its address. */
  text: longText,
  /** The debate that contains it; empty if there is none. */
  motion: longText,
  /** Its place in the product, as a path. */
  place: longText,
  atMs: ms,
});

/** One report as it appears on the case: what was said, not who said it. */
const caseTextSchema = z.object({
  reason: caseReasonSchema,
  text: longText,
  isVisitor: z.boolean(),
  isUrgent: z.boolean(),
  atMs: ms,
});
export type CaseText = z.infer<typeof caseTextSchema>;

/**
 * `cases/{caseId}`: all reports of one subject, and the house's decision. A report after a decision reopens the case
 * as its next round. The case of a waiting topic has no reports; it begins its next round when its words change. Only
 * members of the house read it.
 */
export const caseSchema = z.object({
  subject: caseSubjectSchema,
  /** The person concerned: its author, its host, or the person shown; empty if the account is gone. */
  about: longText,
  aboutName: longText,
  snapshot: caseSnapshotSchema,
  /** `withdrawn`: its author took back a waiting topic, or changed it so that it no longer waits. */
  state: z.enum(['open', 'decided', 'withdrawn']),
  /**
   * Starts at one, and increases whenever a new report reopens the case, or the words of a waiting topic change. A
   * decision names the round that it refers to.
   */
  round: count,
  /** See `rankOf`: the most serious reason of this round, so that the queue begins with it. */
  rank: count,
  isUrgent: z.boolean(),
  /** The number of people in this round, and of visitors among the reports, by reason. */
  reasons: z.partialRecord(caseReasonSchema, count),
  people: count,
  visitors: count,
  /** The newest reports, newest first. */
  newest: z.array(caseTextSchema).check(z.maxLength(REPORTS_ON_CASE)),
  firstAtMs: ms,
  lastAtMs: ms,
  /** The last decision of any round; null before the first. */
  decisionId: z.nullable(longText),
  decidedAtMs: z.nullable(ms),
  /** People who may not decide it again: those who made an overturned decision. */
  barred: z.array(longText),
  /** A decision that some reporters have not been notified of yet. */
  untold: z.nullable(longText),
});
export type CaseDocument = z.infer<typeof caseSchema>;
export type Case = CaseDocument & { id: string };

/**
 * `cases/{caseId}/filed/{uid, or the number of a visitor's report}`: one complete report. Its author can read it, and
 * so can members of the house unless the case is about them.
 */
export const filedReportSchema = z.object({
  /** Empty for a visitor. */
  by: longText,
  byName: longText,
  /** Present if a visitor gave one. */
  email: z.nullable(longText),
  caseId: longText,
  /** The number on the confirmation. */
  number: longText,
  subject: caseSubjectSchema,
  /** The round that it was last counted in. */
  round: count,
  reason: caseReasonSchema,
  text: longText,
  isUrgent: z.boolean(),
  /** A key of the reported content, made by `snapshotKey`: reporting the same again adds nothing. */
  snapshotKey: longText,
  atMs: ms,
});
export type FiledReportDocument = z.infer<typeof filedReportSchema>;
export type FiledReport = FiledReportDocument & { id: string };

/** `people/{uid}/private/reporting`: when one's reports were found manifestly unfounded. Only for the server. */
export const reportingPath = (uid: string) => `people/${uid}/private/reporting`;
export const reportingSchema = z.object({ unfoundedAtMs: z.array(ms) });

/** `receipts/{number}`: the report that a confirmation belongs to. Only for the server. */
export const receiptPath = (number: string) => `receipts/${number}`;
export const receiptSchema = z.object({
  caseId: longText,
  /** The report's document below the case. */
  reporter: longText,
  /** SHA-256 of the key that a visitor was given; null if a signed-in person reported. */
  secretHash: z.nullable(longText),
  atMs: ms,
});
export type ReceiptDocument = z.infer<typeof receiptSchema>;
