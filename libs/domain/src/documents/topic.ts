import * as z from 'zod/mini';

export const TOPICS = 'topics';
export const topicPath = (topicId: string) => `${TOPICS}/${topicId}`;

/** `topics/{topicId}`: a motion worth debating, with what one needs to begin. */
export const topicSchema = z.object({
  motion: z.string(),
  category: z.string(),
  background: z.string(),
  createdAtMs: z.number(),
});
export type TopicDocument = z.infer<typeof topicSchema>;
export type Topic = TopicDocument & { id: string };
