import { default_w, forgetting_curve } from 'ts-fsrs';
import { DIMENSIONS, type Dimension } from '../feedback/dimensions.ts';
import type { LessonProgress, ProgressItem } from '../documents/lesson-progress.ts';
import type { LessonHead } from './lesson.ts';

const DAY_MS = 86_400_000;

/** A person's level in one skill. `share` is the expected share of right answers now, 0 … 1. */
export type Mastery = { skill: Dimension; lessons: number; finished: number; share: number | null };

/** Every skill, in the order of the dimensions. `share` is null before the first answer. */
export function masteryOf(
  lessons: readonly LessonHead[],
  progress: readonly LessonProgress[],
  nowMs: number,
): Mastery[] {
  const known = new Map(progress.map((one) => [one.id, one]));
  return DIMENSIONS.map((skill) => {
    const own = lessons.filter((lesson) => lesson.skill === skill);
    const begun = own.flatMap(({ id }) => known.get(id) ?? []);
    const chances = begun.flatMap(({ items }) => Object.values(items).map((item) => chanceOf(item, nowMs)));
    return {
      skill,
      lessons: own.length,
      finished: begun.filter(({ finishedAtMs }) => finishedAtMs !== null).length,
      share: chances.length === 0 ? null : chances.reduce((sum, one) => sum + one, 0) / chances.length,
    };
  });
}

/** The chance of a right answer now: zero after a wrong answer, otherwise lower the longer ago it was. */
function chanceOf({ isRight, reviewedAtMs, stability }: ProgressItem, nowMs: number): number {
  if (!isRight) return 0;
  const days = Math.max(0, nowMs - reviewedAtMs) / DAY_MS;
  return forgetting_curve(default_w, days, stability);
}
