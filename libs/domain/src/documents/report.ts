import * as z from 'zod/mini';

export const REPORTS = 'reports';
export const reportPath = (id: string) => `${REPORTS}/${id}`;

/** Why somebody reports a person, with how it is called. */
export const REPORT_REASONS = {
  harassment: 'Insults or harasses people',
  hate: 'Attacks people for who they are',
  threat: 'Threatens somebody',
  private: 'Gives private details of somebody away',
  profile: 'Has an offensive name, photo or profile',
  spam: 'Advertises or spams',
  pretends: 'Pretends to be somebody else',
  other: 'Something else',
} as const;
export const reportReasonSchema = z.enum([
  'harassment',
  'hate',
  'threat',
  'private',
  'profile',
  'spam',
  'pretends',
  'other',
]);
export type ReportReason = z.infer<typeof reportReasonSchema>;
export const REPORT_REASON_LIST = reportReasonSchema.options;

/** What a moderator makes of a report: nothing to do, a word to the person, or their profile out of sight. */
export const REPORT_DECISIONS = {
  noAction: 'No action',
  warned: 'Warned',
  heldBack: 'Profile taken out of sight',
} as const;
export const reportDecisionSchema = z.enum(['noAction', 'warned', 'heldBack']);
export type ReportDecision = z.infer<typeof reportDecisionSchema>;

/** `reports/{id}`: somebody asks the house to look at a person. Read by holders of the claim `moderator` alone. */
export const reportSchema = z.object({
  by: z.string(),
  byName: z.string(),
  about: z.string(),
  aboutName: z.string(),
  reason: reportReasonSchema,
  text: z.string(),
  atMs: z.number(),
  /** Null as long as nobody has decided. */
  decision: z.nullable(reportDecisionSchema),
  note: z.string(),
  decidedBy: z.nullable(z.string()),
  decidedAtMs: z.nullable(z.number()),
});
export type ReportDocument = z.infer<typeof reportSchema>;
export type Report = ReportDocument & { id: string };
