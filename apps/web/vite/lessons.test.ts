import {
  EXERCISES_MOST,
  FORMATS,
  rightAnswer,
  DIMENSIONS,
  type Exercise,
  type ExerciseOf,
} from '@rostrum/domain';
import { createEngine } from '@rostrum/moderator/engine';
import { checkAnswer, contextOf } from '@rostrum/moderator/exercises';
import { gate } from '@rostrum/moderator/gate';
import { describe, expect, it } from 'vitest';
import { readLessons } from './lessons.ts';

const LESSONS = readLessons();
const engine = createEngine();

function verdictOn(exercise: ExerciseOf<'write'>, text: string) {
  const { motion, given, checks } = exercise;
  const answer = { text, motion, given };
  const verdict = checkAnswer(answer, checks, engine.judge(text, contextOf(answer, checks)));
  return verdict.state === 'checked' ? verdict.results.filter(({ isMet }) => !isMet) : 'unreadable';
}

describe('the lessons as a whole', () => {
  it('are at least 24, and every skill has some', () => {
    expect(LESSONS.length).toBeGreaterThanOrEqual(24);
    for (const skill of DIMENSIONS) expect(LESSONS.some((lesson) => lesson.skill === skill)).toBe(true);
  });

  it('have places, titles and names of their own', () => {
    for (const field of ['id', 'title', 'order'] as const) {
      expect(new Set(LESSONS.map((lesson) => lesson[field])).size).toBe(LESSONS.length);
    }
  });

  it('come after the lessons that they need', () => {
    const places = new Map(LESSONS.map(({ id, order }) => [id, order]));
    const tooLate = LESSONS.filter(({ prerequisites, order }) =>
      prerequisites.some((id) => (places.get(id) ?? Infinity) >= order),
    );
    expect(tooLate.map(({ id }) => id)).toEqual([]);
  });

  it('show as good only what could be published', () => {
    const good = LESSONS.flatMap(({ exercises }) =>
      exercises.flatMap((exercise) => (exercise.kind === 'write' ? [exercise.motion, exercise.model] : [])),
    );
    const refused = good.flatMap((text) => {
      const passage = text ? gate(text, 'argument') : undefined;
      return passage && !passage.ok ? [`${passage.refusal}: ${text}`] : [];
    });
    expect(good.length).toBeGreaterThan(20);
    expect(refused).toEqual([]);
  });

  it('guide through the roles of every format of the product', () => {
    const guided = LESSONS.flatMap(({ format }) => format ?? []);
    expect(guided.toSorted()).toEqual([...FORMATS.keys()].toSorted());
  });
});

describe.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('%s', (_, lesson) => {
  const written = lesson.exercises.filter((exercise) => exercise.kind === 'write');

  it('takes about eight minutes: a text, six exercises to spot or write, terms and sources', () => {
    expect(wordsOf(lesson.text)).toBeGreaterThan(200);
    expect(lesson.exercises.length).toBeGreaterThanOrEqual(6);
    expect(lesson.exercises.length).toBeLessThanOrEqual(EXERCISES_MOST);
    expect(written.length).toBeGreaterThan(0);
    expect(written.length).toBeLessThan(lesson.exercises.length);
    expect(lesson.terms.length).toBeGreaterThan(0);
    expect(lesson.sources.length).toBeGreaterThan(0);
  });

  it('has exercises with names of their own', () => {
    expect(new Set(lesson.exercises.map(({ id }) => id)).size).toBe(lesson.exercises.length);
  });

  it('has one right answer everywhere, and several options everywhere', () => {
    expect(lesson.exercises.flatMap(flawsOf)).toEqual([]);
  });

  it.each(written.map((exercise) => [exercise.id, exercise] as const))(
    '%s: the model answer passes every check, and each weak answer fails its own',
    (_id, exercise) => {
      expect(verdictOn(exercise, exercise.model)).toEqual([]);
      expect(exercise.weak.length).toBeGreaterThan(0);
      for (const { text, fails } of exercise.weak) {
        expect(verdictOn(exercise, text)).toContainEqual(expect.objectContaining({ kind: fails }));
      }
    },
  );
});

function wordsOf(text: (typeof LESSONS)[number]['text']): number {
  return JSON.stringify(text).split(' ').length;
}

/** The problems of an exercise: no options, or not exactly one right answer. */
function flawsOf(exercise: Exercise): string[] {
  const { id, kind } = exercise;
  if (kind === 'write') return [];
  const right = rightAnswer(exercise).length;
  const flaws: Record<typeof kind, () => boolean> = {
    choose: () => kind === 'choose' && (right !== 1 || exercise.options.length < 3),
    mark: () =>
      kind === 'mark' &&
      (right === 0 || right === exercise.passage.filter(({ target }) => target !== null).length),
    order: () => kind === 'order' && new Set(exercise.items).size < 3,
    match: () => kind === 'match' && new Set(exercise.pairs.map((pair) => pair.right)).size < 2,
  };
  return flaws[kind]() ? [`${id} has ${right} right answers and too little beside them`] : [];
}
