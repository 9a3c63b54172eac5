import {
  EXERCISES_MOST,
  FORMATS,
  rightAnswer,
  DIMENSIONS,
  lessonForWeakness,
  type Exercise,
  type ExerciseOf,
  type Lesson,
} from '@rostrum/domain';
import { checkAnswer, createAnswerJudge } from '@rostrum/moderator/exercises/check';
import { gate } from '@rostrum/moderator/gate';
import { describe, expect, it } from 'vitest';
import { marksOfModels, readLessons } from './lessons.ts';

const LESSONS = readLessons();
const judge = createAnswerJudge();
/** Of the other exercises: as many as a second allows. */
const NEIGHBOURS = 12;

const elsewhere = marksOfModels(LESSONS);

/** `complete`, or the missing parts, or the fault. */
function verdictOn(exercise: ExerciseOf<'write'>, text: string, models = exercise.models): string[] {
  const verdict = checkAnswer(text, { ...exercise, models, elsewhere }, judge);
  if (verdict.state === 'refused') return [verdict.fault.kind];
  if (verdict.state === 'incomplete')
    return verdict.results.flatMap(({ kind, isMet }) => (isMet ? [] : [kind]));
  return [verdict.state];
}

/** The same for a model as if its author had not written it down. */
function verdictOnModel(exercise: ExerciseOf<'write'>, model: string): string[] {
  const verdict = checkAnswer(
    model,
    { ...exercise, models: exercise.models.filter((one) => one !== model) },
    judge,
  );
  return verdict.state === 'incomplete' || verdict.state === 'refused' ? [JSON.stringify(verdict)] : [];
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
      exercises.flatMap((exercise) =>
        exercise.kind === 'write' ? [exercise.motion, ...exercise.models] : [],
      ),
    );
    const refused = good.flatMap((text) => {
      const passage = text ? gate(text, 'argument') : undefined;
      return passage && !passage.ok ? [`${passage.refusal}: ${text}`] : [];
    });
    expect(good.length).toBeGreaterThan(20);
    expect(refused).toEqual([]);
  });

  it.each(DIMENSIONS)('lead from %s, where feedback was lowest, to a lesson that trains it', (skill) => {
    const weaknesses = DIMENSIONS.map((one) => ({ skill: one, score: one === skill ? 1.5 : 3, debates: 2 }));
    const finished = (lesson: Lesson) => ({
      id: lesson.id,
      version: 1,
      items: {},
      startedAtMs: 1,
      finishedAtMs: 2,
    });
    const done: Lesson[] = [];
    for (;;) {
      const next = lessonForWeakness(LESSONS, weaknesses, done.map(finished));
      const lesson = LESSONS.find(({ id }) => id === next?.lesson.id);
      expect(next?.weakness.skill).toBe(skill);
      if (!lesson || lesson.skill === skill) return;
      // Another skill's lesson comes first only if one for this skill needs it.
      expect(LESSONS.some((one) => one.skill === skill && one.prerequisites.includes(lesson.id))).toBe(true);
      done.push(lesson);
    }
  });

  it('refuse every good answer to another exercise', () => {
    const written = LESSONS.flatMap(({ exercises }) => exercises.filter((one) => one.kind === 'write'));
    const passed = written.flatMap((exercise, at) =>
      [...written.slice(at + 1), ...written.slice(0, at)]
        .slice(0, NEIGHBOURS)
        .flatMap(({ models }) => models)
        .filter((model) => verdictOn(exercise, model).includes('complete'))
        .map((model) => `${exercise.id}: ${model}`),
    );
    expect(passed).toEqual([]);
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
    '%s: no model is refused as somebody’s own answer, each is as a copy, and each weak answer fails as it should',
    (_id, exercise) => {
      for (const model of exercise.models) {
        expect(verdictOnModel(exercise, model)).toEqual([]);
        expect(verdictOn(exercise, model)).toEqual(['copiesModel']);
      }
      expect(exercise.weak.length).toBeGreaterThan(0);
      for (const { text, fails } of exercise.weak) expect(verdictOn(exercise, text)).toContain(fails);
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
