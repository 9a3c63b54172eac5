import { DIMENSIONS, type Dimension } from '../feedback/dimensions.ts';
import type { LessonProgress } from '../documents/lesson-progress.ts';
import type { LessonHead } from './lesson.ts';

/** The feedback on one skill: the mean of its marks, 1 … 5, over a number of debates. */
export type Weakness = { skill: Dimension; score: number; debates: number };

/** From this mean on (of 1 … 5), a skill is not a weakness. */
const STRONG = 4;

/** A lesson that helps where feedback was lowest. */
export type LessonForWeakness = { lesson: LessonHead; because: 'weakness'; weakness: Weakness };

/** The recommended lesson, and why: it was begun, it trains the weakest skill, or it is simply next. */
export type NextLesson = { lesson: LessonHead; because: 'begun' | 'next' } | LessonForWeakness;

/**
 * What to learn next, of all lessons: first a lesson that was begun, then one for the weakest skill that still has a
 * lesson, then the first in order. Prerequisites come first. Undefined once everything is finished.
 */
export function nextLesson(
  lessons: readonly LessonHead[],
  weaknesses: readonly Weakness[],
  progress: readonly LessonProgress[],
): NextLesson | undefined {
  const { open, ready } = openLessons(lessons, progress);
  const begun = open.find(({ id }) => progress.some((one) => one.id === id));
  if (begun) return { lesson: begun, because: 'begun' };
  const [lesson] = ready;
  return lessonForWeakness(lessons, weaknesses, progress) ?? (lesson && { lesson, because: 'next' });
}

/** The lesson for the weakest skill that still has one, even if another was begun; undefined without a weakness. */
export function lessonForWeakness(
  lessons: readonly LessonHead[],
  weaknesses: readonly Weakness[],
  progress: readonly LessonProgress[],
): LessonForWeakness | undefined {
  const { open, ready } = openLessons(lessons, progress);
  for (const weakness of weakestFirst(weaknesses)) {
    const lesson = firstTowards(open, ready, weakness.skill);
    if (lesson) return { lesson, because: 'weakness', weakness };
  }
  return undefined;
}

/** Unfinished lessons in order; `ready` are those without open prerequisites. */
function openLessons(
  lessons: readonly LessonHead[],
  progress: readonly LessonProgress[],
): { open: LessonHead[]; ready: LessonHead[] } {
  const finished = new Set(progress.flatMap(({ id, finishedAtMs }) => (finishedAtMs === null ? [] : [id])));
  const there = new Set(lessons.map(({ id }) => id));
  const open = lessons
    .filter(({ id }) => !finished.has(id))
    .toSorted((one, other) => one.order - other.order);
  const ready = open.filter(({ prerequisites }) =>
    prerequisites.every((id) => finished.has(id) || !there.has(id)),
  );
  return { open, ready };
}

function weakestFirst(weaknesses: readonly Weakness[]): Weakness[] {
  return weaknesses
    .filter(({ score, debates }) => debates > 0 && score < STRONG)
    .toSorted(
      (one, other) =>
        one.score - other.score || DIMENSIONS.indexOf(one.skill) - DIMENSIONS.indexOf(other.skill),
    );
}

/** The first lesson of the skill that the learner is ready for, else a prerequisite of its first one. */
function firstTowards(
  open: readonly LessonHead[],
  ready: readonly LessonHead[],
  skill: Dimension,
): LessonHead | undefined {
  const direct = ready.find((lesson) => lesson.skill === skill);
  if (direct) return direct;
  const wanted = new Set(open.find((lesson) => lesson.skill === skill)?.prerequisites);
  return ready.find(({ id }) => wanted.has(id));
}
