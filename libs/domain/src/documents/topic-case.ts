import * as z from 'zod/mini';

export const TOPIC_CASES = 'topicCases';
export const topicCasePath = (topicId: string) => `${TOPIC_CASES}/${topicId}`;

/** Why somebody reports a topic, with how it is called. */
export const TOPIC_REASONS = {
  attack: 'It attacks people',
  private: 'It says something private',
  spam: 'It is spam',
  other: 'Something else',
} as const;
export const topicReasonSchema = z.enum(['attack', 'private', 'spam', 'other']);
export type TopicReason = z.infer<typeof topicReasonSchema>;
export const TOPIC_REASON_LIST = topicReasonSchema.options;

/** What a moderator makes of a reported topic. */
export const TOPIC_DECISIONS = {
  kept: 'Kept',
  hidden: 'Hidden',
  askedToEdit: 'Author asked to edit it',
} as const;
export const topicDecisionSchema = z.enum(['kept', 'hidden', 'askedToEdit']);
export type TopicDecision = z.infer<typeof topicDecisionSchema>;

const count = z._default(z.number(), 0);

/**
 * `topicCases/{topicId}`: what people reported of one topic, and what was decided. Somebody else's report after a
 * decision opens it again. Read by holders of the claim `moderator` alone.
 */
export const topicCaseSchema = z.object({
  motion: z.string(),
  authorId: z.string(),
  authorName: z.string(),
  /** How many people gave each reason. */
  reasons: z.object({ attack: count, private: count, spam: count, other: count }),
  /** When the last of them did. */
  atMs: z.number(),
  /** Null as long as nobody has decided. */
  decision: z.nullable(topicDecisionSchema),
  note: z.string(),
  decidedBy: z.nullable(z.string()),
  decidedAtMs: z.nullable(z.number()),
});
export type TopicCaseDocument = z.infer<typeof topicCaseSchema>;
export type TopicCase = TopicCaseDocument & { id: string };

export const NO_REASONS: TopicCaseDocument['reasons'] = { attack: 0, private: 0, spam: 0, other: 0 };
