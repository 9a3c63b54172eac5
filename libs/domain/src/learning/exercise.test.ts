import { describe, expect, it } from 'vitest';
import { exerciseSchema, isRight, rightAnswer, shuffled, type SpotExercise } from './exercise.ts';

const spot = (exercise: unknown): SpotExercise => {
  const parsed = exerciseSchema.parse({ id: 'one', ask: 'Which?', ...(exercise as object) });
  if (parsed.kind === 'write') throw new Error('not to be spotted');
  return parsed;
};
const choose = spot({
  kind: 'choose',
  options: [
    { text: 'a', why: 'no' },
    { text: 'b', right: true, why: 'yes' },
  ],
});
const mark = spot({
  kind: 'mark',
  why: 'so',
  passage: [
    { text: 'one', target: true },
    { text: ' and ', target: null },
    { text: 'two', target: false },
    { text: 'three', target: true },
  ],
});
const order = spot({ kind: 'order', why: 'so', items: ['a', 'b', 'c'] });
const match = spot({
  kind: 'match',
  why: 'so',
  pairs: [
    { left: 'a', right: 'cause' },
    { left: 'b', right: 'value' },
    { left: 'c', right: 'cause' },
  ],
});

describe('a spotted answer', () => {
  it.each([
    ['a choice', choose, [1], [0]],
    ['a choice of none', choose, [1], []],
    ['marks, in whichever order they were made', mark, [3, 0], [0, 2]],
    ['marks, all of them', mark, [0, 3], [0]],
    ['marks, and no more', mark, [0, 3], [0, 2, 3]],
    ['an order', order, [0, 1, 2], [0, 2, 1]],
    ['pairs', match, [0, 1, 2], [1, 0, 2]],
  ])('is exact: %s', (_, exercise, right, wrong) => {
    expect(isRight(exercise, right)).toBe(true);
    expect(isRight(exercise, wrong)).toBe(false);
  });

  it('may take either of two identical right halves', () => {
    expect(isRight(match, [2, 1, 0])).toBe(true);
  });
});

describe('the order in which options are shown', () => {
  it('is stable, contains every place once, and gives nothing away', () => {
    for (let count = 2; count <= 12; count += 1) {
      const places = shuffled(count, 'find-warrant');
      expect(shuffled(count, 'find-warrant')).toEqual(places);
      expect(places.toSorted((one, other) => one - other)).toEqual(
        Array.from({ length: count }, (_, at) => at),
      );
      expect(places).not.toEqual(rightAnswer({ ...order, items: places.map(String) } as SpotExercise));
    }
  });
});
