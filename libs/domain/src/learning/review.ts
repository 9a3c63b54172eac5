import { createEmptyCard, fsrs, Rating, State, type Card } from 'ts-fsrs';
import * as z from 'zod/mini';
import type { LessonProgress, ProgressItem } from '../documents/lesson-progress.ts';

/** Somebody answered an exercise. The same answer twice counts once: `atMs` tells answers of one exercise apart. */
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

/** Answers within this time of the last one that counted are practice: they do not move the next review. */
const SITTING_MS = 12 * 3_600_000;

/** Whole days only, and no chance: the same answers give the same days everywhere. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, maximum_interval: 365 });

/** What somebody knows of a lesson after an answer; `before` is null where it is the first. */
export function withAnswer(before: LessonProgress | null, answer: LessonAnswer): LessonProgress {
  const { lessonId, exerciseId, exerciseIds, atMs } = answer;
  const known = before?.items[exerciseId];
  if (before && known && atMs <= known.lastAtMs) return before;
  const items = { ...before?.items, [exerciseId]: itemAfter(known, answer) };
  const isFinished = exerciseIds.every((id) => id in items);
  return {
    id: lessonId,
    version: Math.max(answer.version, before?.version ?? 0),
    items,
    startedAtMs: before?.startedAtMs ?? atMs,
    finishedAtMs: before?.finishedAtMs ?? (isFinished ? atMs : null),
  };
}

function itemAfter(known: ProgressItem | undefined, { isRight, atMs }: LessonAnswer): ProgressItem {
  const answers = (known?.answers ?? 0) + 1;
  if (known && atMs - known.reviewedAtMs < SITTING_MS) return { ...known, isRight, answers, lastAtMs: atMs };
  const { card } = scheduler.next(cardOf(known, atMs), new Date(atMs), isRight ? Rating.Good : Rating.Again);
  return {
    isRight,
    answers,
    lastAtMs: atMs,
    reviewedAtMs: atMs,
    dueAtMs: card.due.getTime(),
    stability: card.stability,
    difficulty: card.difficulty,
    lapses: card.lapses,
  };
}

function cardOf(known: ProgressItem | undefined, atMs: number): Card {
  const empty = createEmptyCard(new Date(atMs));
  if (!known) return empty;
  const { stability, difficulty, lapses, answers } = known;
  const [due, lastReview] = [new Date(known.dueAtMs), new Date(known.reviewedAtMs)];
  const reviewed = { due, stability, difficulty, lapses, reps: answers, last_review: lastReview };
  return { ...empty, ...reviewed, state: State.Review };
}

/** An exercise that is worth asking again. */
export type DueItem = { lessonId: string; exerciseId: string; dueAtMs: number };

/** What is due, the longest overdue first. */
export function dueItems(progress: readonly LessonProgress[], nowMs: number): DueItem[] {
  return progress
    .flatMap(({ id: lessonId, items }) =>
      Object.entries(items).map(([exerciseId, { dueAtMs }]) => ({ lessonId, exerciseId, dueAtMs })),
    )
    .filter(({ dueAtMs }) => dueAtMs <= nowMs)
    .toSorted((one, other) => one.dueAtMs - other.dueAtMs);
}

/**
 * Progress in a lesson as it stands now: what was answered of exercises that are gone is left out. `dropped` counts those
 * where the lesson was changed since.
 */
export function fittedTo(
  progress: LessonProgress,
  lesson: { version: number; exercises: readonly { id: string }[] },
): { progress: LessonProgress; dropped: number } {
  const ids = new Set(lesson.exercises.map(({ id }) => id));
  const kept = Object.entries(progress.items).filter(([id]) => ids.has(id));
  const dropped = Object.keys(progress.items).length - kept.length;
  return dropped === 0 ? { progress, dropped } : { progress: { ...progress, items: Object.fromEntries(kept) }, dropped };
}
