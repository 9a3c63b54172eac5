import * as z from 'zod/mini';
import { between, ms } from '../bounds.ts';
import { exerciseIdSchema } from '../ids.ts';

export const lessonProgressListPath = (uid: string) => `progress/${uid}/lessons`;
export const lessonProgressPath = (uid: string, lessonId: string) =>
  `${lessonProgressListPath(uid)}/${lessonId}`;

/** The limits of progress documents; `firestore.rules` enforces at least these on the browser's writes. */
const LEARNT_LIMITS = {
  edition: 100_000,
  tries: 1_000_000,
  stability: 1_000_000,
  difficulty: 10,
} as const;

const tries = between(0, LEARNT_LIMITS.tries);
const edition = z.number().check(z.int(), z.minimum(1), z.maximum(LEARNT_LIMITS.edition));

/** One exercise as one person knows it: the last result, and when it is due again. */
const progressItemSchema = z.object({
  isRight: z.boolean(),
  answers: tries,
  /** When it was last answered. An answer that is not later has already been counted. */
  lastAtMs: ms,
  dueAtMs: ms,
  /** When it last counted towards the spacing. Answers soon after are practice and prove nothing. */
  reviewedAtMs: ms,
  /** FSRS: the days after which nine in ten people would still know it. */
  stability: between(0, LEARNT_LIMITS.stability),
  /** FSRS: 1 … 10. */
  difficulty: between(0, LEARNT_LIMITS.difficulty),
  lapses: tries,
});
export type ProgressItem = z.infer<typeof progressItemSchema>;

/** `progress/{uid}/lessons/{lessonId}`: written by the person alone. */
export const lessonProgressSchema = z.object({
  /** The lesson's version when it was last answered. */
  version: edition,
  items: z.record(exerciseIdSchema, progressItemSchema),
  startedAtMs: ms,
  /** When every exercise had been answered once; null before. */
  finishedAtMs: z.nullable(ms),
  /** At least a second after the last write, as the rules require. Documents of older versions have none. */
  writtenAtMs: z.optional(ms),
});
type LessonProgressDocument = z.infer<typeof lessonProgressSchema>;
export type LessonProgress = LessonProgressDocument & { id: string };
