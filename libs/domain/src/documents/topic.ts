import * as z from 'zod/mini';

export const TOPICS = 'topics';
export const topicPath = (topicId: string) => `${TOPICS}/${topicId}`;

export const topicKindSchema = z.enum(['policy', 'value', 'fact']);
/** Whether a motion asks for an act, weighs values, or says how things are. */
export type TopicKind = z.infer<typeof topicKindSchema>;

export const difficultySchema = z.enum(['gentle', 'fair', 'hard']);
export type Difficulty = z.infer<typeof difficultySchema>;

export const topicArgumentsSchema = z.object({ for: z.array(z.string()), against: z.array(z.string()) });
export const keyTermSchema = z.object({ term: z.string(), meaning: z.string() });
export type KeyTerm = z.infer<typeof keyTermSchema>;

/** What an author writes: a motion and what one needs to begin. Documents of before there was more have no arguments. */
const contentShape = {
  motion: z.string(),
  category: z.string(),
  kind: z._default(topicKindSchema, 'policy'),
  difficulty: z._default(difficultySchema, 'fair'),
  background: z.string(),
  arguments: z._default(topicArgumentsSchema, { for: [], against: [] }),
  terms: z._default(z.array(keyTermSchema), []),
};
export const topicContentSchema = z.object(contentShape);
export type TopicContent = z.infer<typeof topicContentSchema>;

export const topicStatusSchema = z.enum(['published', 'withdrawn', 'hidden']);
/** `withdrawn` by its author, `hidden` by a moderator; neither is listed. */
export type TopicStatus = z.infer<typeof topicStatusSchema>;

/** What came of a topic; the votes are counted from their documents. */
export const topicCountsSchema = z.object({
  up: z.number(),
  down: z.number(),
  /** Debates that were opened on it. */
  debates: z.number(),
  /** Debates that ended with a verdict of the audience, by what it was. */
  wins: z.object({ for: z.number(), against: z.number(), even: z.number() }),
});
export type TopicCounts = z.infer<typeof topicCountsSchema>;

export const NO_COUNTS: TopicCounts = { up: 0, down: 0, debates: 0, wins: { for: 0, against: 0, even: 0 } };

/** `topics/{topicId}`: a motion worth debating. Only the server writes it. */
export const topicSchema = z.object({
  ...contentShape,
  authorId: z._default(z.string(), ''),
  authorName: z._default(z.string(), ''),
  status: z._default(topicStatusSchema, 'published'),
  counts: z._default(topicCountsSchema, NO_COUNTS),
  /** `up − down`. */
  points: z._default(z.number(), 0),
  /** See `hotScore`. */
  hot: z._default(z.number(), 0),
  /** How many people reported it. */
  reports: z._default(z.number(), 0),
  /** The words by which it is found, see `searchWords`. */
  words: z._default(z.array(z.string()), []),
  /** By which topics that say nearly the same are found, see `twinKeys`. */
  twinKeys: z._default(z.array(z.string()), []),
  createdAtMs: z.number(),
  editedAtMs: z._default(z.nullable(z.number()), null),
});
export type TopicDocument = z.infer<typeof topicSchema>;
export type Topic = TopicDocument & { id: string };

export const topicVotesPath = (topicId: string) => `${topicPath(topicId)}/votes`;
export const topicVotePath = (topicId: string, uid: string) => `${topicVotesPath(topicId)}/${uid}`;

/**
 * `topics/{topicId}/votes/{uid}`: one a person. `value` is +1 or −1, so that a sum counts both. A vote of somebody who is
 * gone has no `uid` and another id.
 */
export const topicVoteSchema = z.object({
  uid: z.optional(z.string()),
  vote: z.enum(['up', 'down']),
  value: z.number(),
  atMs: z.number(),
});
export type TopicVoteDocument = z.infer<typeof topicVoteSchema>;
export type TopicVote = TopicVoteDocument['vote'];

export const topicReportSchema = z.object({ by: z.string(), reason: z.string(), atMs: z.number() });
export const topicReportsPath = (topicId: string) => `${topicPath(topicId)}/reports`;
export const topicReportPath = (topicId: string, uid: string) => `${topicReportsPath(topicId)}/${uid}`;

/** `topicMotions/{fingerprint}`: which topic has these words, so that nobody publishes them twice. The server's alone. */
export const topicMotionPath = (fingerprint: string) => `topicMotions/${fingerprint}`;
