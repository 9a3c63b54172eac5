import { describe, expect, it } from 'vitest';
import type { LessonProgress } from '../documents/lesson-progress.ts';
import type { LessonHead } from './lesson.ts';
import { masteryOf } from './mastery.ts';
import { lessonForWeakness, nextLesson } from './next-lesson.ts';

const lesson = (id: string, changes: Partial<LessonHead> = {}): LessonHead => ({
  id,
  title: id,
  skill: 'argument',
  minutes: 8,
  order: 1,
  prerequisites: [],
  version: 1,
  summary: id,
  ...changes,
});
const LESSONS = [
  lesson('claim', { order: 1 }),
  lesson('scales', { order: 2, skill: 'weighing', prerequisites: ['claim'] }),
  lesson('signs', { order: 3, skill: 'clarity' }),
];
const item = {
  isRight: true,
  answers: 1,
  lastAtMs: 1,
  dueAtMs: 9,
  reviewedAtMs: 1,
  stability: 3,
  difficulty: 5,
  lapses: 0,
};
const progress = (
  id: string,
  finishedAtMs: number | null,
  changes: Partial<typeof item> = {},
): LessonProgress => ({
  id,
  version: 1,
  items: { spot: { ...item, ...changes } },
  startedAtMs: 1,
  finishedAtMs,
});
const chosen = (...asked: Parameters<typeof nextLesson>) => {
  const next = nextLesson(...asked);
  return next && [next.lesson.id, next.because];
};

describe('the next lesson', () => {
  it('is the first in order for a beginner', () => {
    expect(chosen(LESSONS, [], [])).toEqual(['claim', 'next']);
  });

  it('is an unfinished lesson before all others', () => {
    expect(chosen(LESSONS, [{ skill: 'weighing', score: 1, debates: 9 }], [progress('signs', null)])).toEqual(
      ['signs', 'begun'],
    );
  });

  it('serves the weakest skill, once its prerequisites are done', () => {
    const weak = [
      { skill: 'clarity', score: 3.2, debates: 4 },
      { skill: 'weighing', score: 2.4, debates: 9 },
    ] as const;
    expect(chosen(LESSONS, weak, [])).toEqual(['claim', 'weakness']);
    expect(chosen(LESSONS, weak, [progress('claim', 5)])).toEqual(['scales', 'weakness']);
    expect(chosen(LESSONS, weak, [progress('claim', 5), progress('scales', 5)])).toEqual([
      'signs',
      'weakness',
    ]);
  });

  it('for a weakness is also available to a person who has begun another', () => {
    const weak = [{ skill: 'weighing', score: 1, debates: 9 }] as const;
    const begun = [progress('claim', 5), progress('signs', null)];
    expect(lessonForWeakness(LESSONS, weak, begun)?.lesson.id).toBe('scales');
    expect(lessonForWeakness(LESSONS, [], begun)).toBeUndefined();
  });

  it('ignores good scores, and scores without a debate behind them', () => {
    expect(chosen(LESSONS, [{ skill: 'clarity', score: 4, debates: 9 }], [])).toEqual(['claim', 'next']);
    expect(chosen(LESSONS, [{ skill: 'clarity', score: 1, debates: 0 }], [])).toEqual(['claim', 'next']);
  });

  it('is none once everything is finished', () => {
    expect(
      chosen(
        LESSONS,
        [],
        LESSONS.map(({ id }) => progress(id, 5)),
      ),
    ).toBeUndefined();
  });

  it('does not wait for a deleted lesson', () => {
    expect(chosen([lesson('only', { prerequisites: ['gone'] })], [], [])).toEqual(['only', 'next']);
  });
});

describe('mastery of a skill', () => {
  const DAY_MS = 86_400_000;
  const share = (known: LessonProgress[], nowMs: number) =>
    masteryOf(LESSONS, known, nowMs).find(({ skill }) => skill === 'argument')?.share;

  it('counts the lessons of every skill, and the finished ones', () => {
    const [argument] = masteryOf(LESSONS, [progress('claim', 5)], 1);
    expect(argument).toMatchObject({ skill: 'argument', lessons: 1, finished: 1 });
    expect(masteryOf(LESSONS, [], 1)).toHaveLength(7);
  });

  it('is unknown before the first answer, falls with time, and is zero after a wrong one', () => {
    expect(share([], 1)).toBeNull();
    expect(share([progress('claim', 5)], 1)).toBeCloseTo(1);
    expect(share([progress('claim', 5)], 1 + 3 * DAY_MS)).toBeCloseTo(0.9);
    expect(share([progress('claim', 5, { isRight: false })], 1)).toBe(0);
  });
});
