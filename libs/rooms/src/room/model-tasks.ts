import * as z from 'zod/mini';

/** What a task of the classifier carries: ids, never words. */
export const classifyTaskSchema = z.object({ roomId: z.string(), messageId: z.string() });
export type ClassifyTask = z.infer<typeof classifyTaskSchema>;

/** What a task of the writer carries: ids, never words. */
export const wordTaskSchema = z.object({ roomId: z.string(), interventionId: z.string() });
export type WordTask = z.infer<typeof wordTaskSchema>;
