import * as z from 'zod/mini';
import { between, ms } from '../bounds.ts';
import { exerciseIdSchema } from '../contracts/ids.ts';

export const lessonProgressListPath = (uid: string) => `progress/${uid}/lessons`;
export const lessonProgressPath = (uid: string, lessonId: string) =>
  `${lessonProgressListPath(uid)}/${lessonId}`;

/** What progress holds at most; `firestore.rules` asks at least this of what the browser writes. */
const LEARNT_LIMITS = {
  edition: 100_000,
  tries: 1_000_000,
  stability: 1_000_000,
  difficulty: 10,
} as const;

const tries = between(0, LEARNT_LIMITS.tries);
const edition = z.number().check(z.int(), z.minimum(1), z.maximum(LEARNT_LIMITS.edition));

/** One exercise as one person knows it: how it went last, and when it is worth asking again. */
const progressItemSchema = z.object({
  isRight: z.boolean(),
  answers: tries,
  /** When it was answered last. An answer that is not later than this has been counted. */
  lastAtMs: ms,
  dueAtMs: ms,
  /** When it was last counted for the spacing; answers soon after practise, they prove nothing. */
  reviewedAtMs: ms,
  /** FSRS: days after which nine in ten would still know it. */
  stability: between(0, LEARNT_LIMITS.stability),
  /** FSRS: 1 … 10. */
  difficulty: between(0, LEARNT_LIMITS.difficulty),
  lapses: tries,
});
export type ProgressItem = z.infer<typeof progressItemSchema>;

/** `progress/{uid}/lessons/{lessonId}`: written by the person alone. */
export const lessonProgressSchema = z.object({
  /** Of the lesson, when it was last answered. */
  version: edition,
  items: z.record(exerciseIdSchema, progressItemSchema),
  startedAtMs: ms,
  /** When every exercise had been answered once; null before. */
  finishedAtMs: z.nullable(ms),
  /** At least a second after the last write, which the rules ask of each; documents of older versions have none. */
  writtenAtMs: z.optional(ms),
});
type LessonProgressDocument = z.infer<typeof lessonProgressSchema>;
export type LessonProgress = LessonProgressDocument & { id: string };
