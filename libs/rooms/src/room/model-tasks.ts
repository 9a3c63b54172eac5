import * as z from 'zod/mini';

/** The payload of a classifier's task: ids, never words. */
export const classifyTaskSchema = z.object({ roomId: z.string(), messageId: z.string() });
export type ClassifyTask = z.infer<typeof classifyTaskSchema>;

/** The payload of a writer's task: ids, never words. */
export const wordTaskSchema = z.object({ roomId: z.string(), interventionId: z.string() });
export type WordTask = z.infer<typeof wordTaskSchema>;
