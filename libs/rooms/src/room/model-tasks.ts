import * as z from 'zod/mini';

/** The payload of a classifier's task: ids, never words. `isWorthALook`: the second reader looks at it, too. */
export const classifyTaskSchema = z.object({
  roomId: z.string(),
  messageId: z.string(),
  isWorthALook: z.optional(z.boolean()),
});
export type ClassifyTask = z.infer<typeof classifyTaskSchema>;

/** The payload of a writer's task: ids, never words. */
export const wordTaskSchema = z.object({ roomId: z.string(), interventionId: z.string() });
export type WordTask = z.infer<typeof wordTaskSchema>;
