import * as z from 'zod/mini';

/** Why somebody reports something, most serious first. */
export const caseReasonSchema = z.enum([
  'threat',
  'private',
  'sexual',
  'hate',
  'illegal',
  'harassment',
  'offensive',
  'pretends',
  'spam',
  'other',
]);
export type CaseReason = z.infer<typeof caseReasonSchema>;
export const CASE_REASON_LIST = caseReasonSchema.options;

/** The urgency of each reason, from four for threats down to zero for most. The queue is sorted by it. */
const SEVERITY: Partial<Record<CaseReason, number>> = { threat: 4, private: 3, sexual: 2, hate: 1 };

export const severityOf = (reason: CaseReason): number => SEVERITY[reason] ?? 0;

/** Whether a breach counts as severe for the rule on repeat offenders. */
export const isSevere = (reason: CaseReason): boolean => severityOf(reason) > 0;

/** The place of a case in the queue: by severity, then calls from hosts first. */
export const rankOf = (reason: CaseReason, isUrgent: boolean): number =>
  severityOf(reason) * 2 + (isUrgent ? 1 : 0);
