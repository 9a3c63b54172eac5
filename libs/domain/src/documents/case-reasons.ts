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

/** The label of each reason. */
export const CASE_REASONS = {
  threat: 'Threatens somebody',
  private: 'Gives private details of somebody away',
  sexual: 'Is sexual, or sexualises somebody',
  hate: 'Attacks people for who they are',
  illegal: 'Is illegal for another reason',
  harassment: 'Insults or harasses people',
  offensive: 'Has an offensive name, photo or wording',
  pretends: 'Pretends to be somebody else',
  spam: 'Advertises or spams',
  other: 'Something else',
} as const satisfies Record<CaseReason, string>;

/** The rule of the house that each reason breaks, as named in a statement of reasons. */
export const HOUSE_GROUNDS = {
  threat: 'Nobody is threatened here',
  private: 'Private things stay private: no addresses, numbers or names of people who are not here to answer',
  sexual: 'Nothing sexual, and nobody is sexualised',
  hate: 'Nobody is attacked for who they are',
  illegal: 'Nothing illegal is published here',
  harassment: 'Speak about the claim: nobody is insulted or harassed',
  offensive: 'Names, photos and motions offend nobody on purpose',
  pretends: 'Nobody pretends to be somebody else',
  spam: 'No advertising and no spam',
  other: 'The house rules',
} as const satisfies Record<CaseReason, string>;

/** The urgency of each reason, from four for threats down to zero for most. The queue is sorted by it. */
const SEVERITY: Partial<Record<CaseReason, number>> = { threat: 4, private: 3, sexual: 2, hate: 1 };

export const severityOf = (reason: CaseReason): number => SEVERITY[reason] ?? 0;

/** Whether a breach counts as severe for the rule on repeat offenders. */
export const isSevere = (reason: CaseReason): boolean => severityOf(reason) > 0;

/** The place of a case in the queue: by severity, then calls from hosts first. */
export const rankOf = (reason: CaseReason, isUrgent: boolean): number =>
  severityOf(reason) * 2 + (isUrgent ? 1 : 0);
