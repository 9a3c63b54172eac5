import * as z from 'zod/mini';

/** A motion in the making, and what was noted for either side under `question-side`. */
export const topicDraftSchema = z.object({ motion: z.string(), answers: z.record(z.string(), z.string()) });
export type TopicDraft = z.infer<typeof topicDraftSchema>;

export const NO_TOPIC: TopicDraft = { motion: '', answers: {} };
