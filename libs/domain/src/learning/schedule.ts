import { createEmptyCard, fsrs, Rating, State, type Card } from 'ts-fsrs';
import type { LessonProgress, ProgressItem } from '../documents/lesson-progress.ts';
import { own } from '../own.ts';
import { only, type LessonAnswer } from './review.ts';

/** Answers within this time of the last counted one are practice: they do not move the next review. */
const SITTING_MS = 12 * 3_600_000;

/** Whole days only, and no randomness: the same answers give the same days everywhere. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, maximum_interval: 365 });

/**
 * A person's progress in a lesson after an answer; `before` is null for the first one. Answers to exercises that a
 * newer edition removed are dropped. An answer to a removed exercise, from a tab with the older edition, changes
 * nothing.
 */
export function withAnswer(before: LessonProgress | null, answer: LessonAnswer): LessonProgress {
  const { lessonId, exerciseId, exerciseIds, version, atMs } = answer;
  if (!before) return progressOf({ lessonId, exerciseIds, version, startedAtMs: atMs, atMs }, {}, answer);
  const known = own(before.items, exerciseId);
  const isCounted = known !== undefined && atMs <= known.lastAtMs;
  const isGone = known === undefined && version < before.version;
  if (isCounted || isGone) return before;
  const items = version > before.version ? only(before.items, exerciseIds) : before.items;
  const after = progressOf({ ...before, lessonId, exerciseIds, atMs }, items, answer);
  return {
    ...after,
    version: Math.max(version, before.version),
    finishedAtMs: before.finishedAtMs ?? after.finishedAtMs,
  };
}

type Frame = {
  lessonId: string;
  exerciseIds: readonly string[];
  version: number;
  startedAtMs: number;
  atMs: number;
};

function progressOf(frame: Frame, before: LessonProgress['items'], answer: LessonAnswer): LessonProgress {
  const items = { ...before, [answer.exerciseId]: itemAfter(before[answer.exerciseId], answer) };
  const isFinished = frame.exerciseIds.every((id) => id in items);
  return {
    id: frame.lessonId,
    version: frame.version,
    items,
    startedAtMs: frame.startedAtMs,
    finishedAtMs: isFinished ? frame.atMs : null,
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
