import * as z from 'zod/mini';
import type { LessonProgress } from '../documents/lesson-progress.ts';

/** A person answered an exercise. The same answer twice counts once: `atMs` tells answers to one exercise apart. */
export const lessonAnswerSchema = z.object({
  lessonId: z.string(),
  version: z.number(),
  /** All exercises of the lesson as it was then. */
  exerciseIds: z.array(z.string()),
  exerciseId: z.string(),
  isRight: z.boolean(),
  atMs: z.number(),
});
export type LessonAnswer = z.infer<typeof lessonAnswerSchema>;

/** An exercise that is due again. */
export type DueItem = { lessonId: string; exerciseId: string; dueAtMs: number };

/** The due exercises, longest overdue first. */
export function dueItems(progress: readonly LessonProgress[], nowMs: number): DueItem[] {
  return progress
    .flatMap(({ id: lessonId, items }) =>
      Object.entries(items).map(([exerciseId, { dueAtMs }]) => ({ lessonId, exerciseId, dueAtMs })),
    )
    .filter(({ dueAtMs }) => dueAtMs <= nowMs)
    .toSorted((one, other) => one.dueAtMs - other.dueAtMs);
}

/**
 * Progress in the current edition of a lesson: answers to removed exercises are left out, and `dropped` counts them.
 */
export function fittedTo(
  progress: LessonProgress,
  lesson: { exercises: readonly { id: string }[] },
): { progress: LessonProgress; dropped: number } {
  const items = only(
    progress.items,
    lesson.exercises.map(({ id }) => id),
  );
  const dropped = Object.keys(progress.items).length - Object.keys(items).length;
  return { progress: dropped === 0 ? progress : { ...progress, items }, dropped };
}

/** What is known of these exercises. */
export function only(items: LessonProgress['items'], ids: readonly string[]): LessonProgress['items'] {
  return Object.fromEntries(Object.entries(items).filter(([id]) => ids.includes(id)));
}
