import * as z from 'zod/mini';
import { ms, count, between, name, words } from '../bounds.ts';
import { uidSchema, topicIdSchema, nobodyOr } from '../ids.ts';

export const TOPICS = 'topics';
export const topicPath = (topicId: string) => `${TOPICS}/${topicId}`;

export const topicKindSchema = z.enum(['policy', 'value', 'fact']);
/** Whether a motion calls for an action, weighs values, or states how things are. */
export type TopicKind = z.infer<typeof topicKindSchema>;

export const difficultySchema = z.enum(['gentle', 'fair', 'hard']);
export type Difficulty = z.infer<typeof difficultySchema>;

const topicArgumentsSchema = z.object({ for: z.array(words), against: z.array(words) });
export const keyTermSchema = z.object({ term: words, meaning: words });

/** An author's words: a motion and a starting point for the debate. Older documents have no arguments. */
const contentShape = {
  motion: words,
  category: words,
  kind: z._default(topicKindSchema, 'policy'),
  difficulty: z._default(difficultySchema, 'fair'),
  background: words,
  arguments: z._default(topicArgumentsSchema, { for: [], against: [] }),
  terms: z._default(z.array(keyTermSchema), []),
};
export const topicContentSchema = z.object(contentShape);
export type TopicContent = z.infer<typeof topicContentSchema>;

/** With one argument a side would have nothing left to say after its first speech. */
const FEWEST_ARGUMENTS = 2;

/** Whether the author of a topic wrote enough for both sides to debate from. */
export function hasOwnCase({ arguments: { for: pro, against } }: Pick<TopicContent, 'arguments'>): boolean {
  return Math.min(pro.length, against.length) >= FEWEST_ARGUMENTS;
}

const topicStatusSchema = z.enum(['published', 'waiting', 'withdrawn', 'hidden']);
/** `waiting` for the house to read its motion, `withdrawn` by its author, `hidden` by a moderator: only `published` is listed. */
export type TopicStatus = z.infer<typeof topicStatusSchema>;

/** A topic's results; the votes are counted from their documents. */
const topicCountsSchema = z.object({
  up: count,
  down: count,
  /** Debates opened on it. */
  debates: count,
  /** Debates that ended with a verdict of the audience, by verdict. */
  wins: z.object({ for: count, against: count, even: count }),
});
export type TopicCounts = z.infer<typeof topicCountsSchema>;

export const NO_COUNTS: TopicCounts = { up: 0, down: 0, debates: 0, wins: { for: 0, against: 0, even: 0 } };

/** `topics/{topicId}`: a motion worth debating. Only the server writes it. */
export const topicSchema = z.object({
  ...contentShape,
  authorId: z._default(nobodyOr(uidSchema), ''),
  authorName: z._default(name, ''),
  status: z._default(topicStatusSchema, 'published'),
  counts: z._default(topicCountsSchema, NO_COUNTS),
  /** `up − down`. */
  points: z._default(between(-1e9, 1e9), 0),
  /** See `hotScore`. */
  hot: z._default(between(-1e12, 1e12), 0),
  /** The words that find it, see `searchWords`. */
  words: z._default(z.array(name), []),
  /** The keys that find topics with nearly the same words, see `twinKeys`. */
  twinKeys: z._default(z.array(name), []),
  createdAtMs: ms,
  editedAtMs: z._default(z.nullable(ms), null),
});
export type TopicDocument = z.infer<typeof topicSchema>;
export type Topic = TopicDocument & { id: string };

export const topicVotesPath = (topicId: string) => `${topicPath(topicId)}/votes`;
export const topicVotePath = (topicId: string, uid: string) => `${topicVotesPath(topicId)}/${uid}`;

/**
 * `topics/{topicId}/votes/{uid}`: one per person. `value` is +1 or −1, so a sum counts both. The vote of a deleted
 * account has no `uid` and another id.
 */
export const topicVoteSchema = z.object({
  uid: z.optional(uidSchema),
  vote: z.enum(['up', 'down']),
  value: between(-1, 1),
  atMs: ms,
});
export type TopicVoteDocument = z.infer<typeof topicVoteSchema>;
export type TopicVote = TopicVoteDocument['vote'];

/**
 * `topicMotions/{fingerprint}`: the topic with these words, so that nobody publishes them twice. Only for the server.
 */
export const topicMotionPath = (fingerprint: string) => `topicMotions/${fingerprint}`;
export const topicMotionSchema = z.object({ topicId: topicIdSchema });

export const topicTurnPath = (topicId: string) => `${topicPath(topicId)}/server/turn`;
export const topicCountedPath = (topicId: string) => `${topicPath(topicId)}/server/counted`;

/** `topics/{topicId}/server/turn`: since when somebody has been due to count the votes. */
export const topicTurnSchema = z.object({ atMs: ms });

/** `topics/{topicId}/server/counted`: when the last counted votes were read, in ISO 8601. */
export const topicCountedSchema = z.object({ readAt: name });
