import * as z from 'zod/mini';

export const lessonProgressListPath = (uid: string) => `progress/${uid}/lessons`;
export const lessonProgressPath = (uid: string, lessonId: string) =>
  `${lessonProgressListPath(uid)}/${lessonId}`;

/** One exercise as one person knows it: how it went last, and when it is worth asking again. */
export const progressItemSchema = z.object({
  isRight: z.boolean(),
  answers: z.number(),
  /** When it was answered last. An answer that is not later than this has been counted. */
  lastAtMs: z.number(),
  dueAtMs: z.number(),
  /** When it was last counted for the spacing; answers soon after practise, they prove nothing. */
  reviewedAtMs: z.number(),
  /** FSRS: days after which nine in ten would still know it. */
  stability: z.number(),
  /** FSRS: 1 … 10. */
  difficulty: z.number(),
  lapses: z.number(),
});
export type ProgressItem = z.infer<typeof progressItemSchema>;

/** `progress/{uid}/lessons/{lessonId}`: written by the person alone. */
export const lessonProgressSchema = z.object({
  /** Of the lesson, when it was last answered. */
  version: z.number(),
  items: z.record(z.string(), progressItemSchema),
  startedAtMs: z.number(),
  /** When every exercise had been answered once; null before. */
  finishedAtMs: z.nullable(z.number()),
});
export type LessonProgressDocument = z.infer<typeof lessonProgressSchema>;
export type LessonProgress = LessonProgressDocument & { id: string };
