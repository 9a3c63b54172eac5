import { WEIGHTS } from '@rostrum/moderator/motion-weights';
import { WEIGHTS as READER } from '@rostrum/moderator/reader-weights';
import { scoreMotionFeatures } from '@rostrum/moderator/training';
import { describe, expect, test } from 'vitest';
import { trainBlocks, type BlockRow } from './block-model.ts';
import { clearLimits } from './clear-limits.ts';
import { fitMotions, foldsBy, HELD_OUT, unseenScores, type MotionData } from './fit-motions.ts';
import { mirrorsOf } from './mirrors.ts';
import { hashOfLearned, motionRows, motionsOfRules, type MotionRow } from './motion-row.ts';

const rows = motionRows();
const others = motionsOfRules();

describe('the motions of training', () => {
  test('are attacks and near misses, each once', () => {
    expect(rows.filter(({ attacks }) => attacks).length).toBeGreaterThanOrEqual(640);
    expect(rows.filter(({ attacks }) => !attacks).length).toBeGreaterThanOrEqual(1_100);
    expect(new Set(rows.map(({ motion }) => motion.toLowerCase())).size).toBe(rows.length);
  });

  test('are what the shipped figures learned from; otherwise run "npm run train motions"', () => {
    expect(WEIGHTS.learnedFrom).toBe(hashOfLearned([...rows, ...others], READER));
    const [first, ...rest] = rows;
    const relabelled = [{ ...first!, attacks: !first!.attacks }, ...rest, ...others];
    expect(hashOfLearned(relabelled, READER)).not.toBe(WEIGHTS.learnedFrom);
  });

  test.each(HELD_OUT)('are held out by whole %ss', (by) => {
    const folds = foldsBy(rows, by);
    const foldsOf = new Map<string, Set<number>>();
    rows.forEach((row, at) => foldsOf.set(row[by], (foldsOf.get(row[by]) ?? new Set()).add(folds[at] ?? 0)));
    expect([...foldsOf].filter(([, in_]) => in_.size !== 1)).toEqual([]);
  });
});

describe('the limits of what is clear', () => {
  const limits = clearLimits([
    { sort: 'nobody turned', score: -2.5 },
    { sort: 'nobody harsh', score: -4 },
    { sort: 'role plain', score: -3 },
    { sort: 'group fair', score: -1 },
    { sort: 'group harsh', score: -7 },
  ]);

  test('are below each attack of a sort', () => {
    expect(limits['nobody harsh']).toBeLessThan(-4);
    expect(limits['role plain']).toBeLessThan(-3);
    expect(limits['group fair']).toBeLessThan(-1);
    expect(limits['group harsh']).toBeLessThan(-7);
  });

  test('hold for the sorts for which less speaks, and for no others', () => {
    expect(limits['role turned']).toBe(limits['role plain']);
    expect(limits['role harsh']).toBe(limits['nobody harsh']);
    expect(limits['role fair']).toBe(0);
  });

  test('leave most to motions that act on things, and less to others about nobody', () => {
    expect(limits['nobody fair']).toBe(1);
    expect(limits['nobody plain']).toBeLessThan(0);
    expect(limits['nobody turned']).toBeLessThan(limits['nobody plain']);
  });

  test('stay low where no attack is known', () => {
    expect(clearLimits([])).toMatchObject({ 'nobody harsh': -1.86, 'group plain': -4, 'group fair': 0 });
  });
});

test('mirrored pairs are those with half of their words, whatever their openings', () => {
  const [one, other, third] = [
    'THW expel foreign students',
    'This house would never expel foreign students',
    'THW tax fuel',
  ];
  expect(mirrorsOf([one!, other!, third!])).toEqual([[1], [0], []]);
});

/** Attacks lie right, near misses left, in two blocks of different size. */
const made = (at: number): MotionRow => ({
  id: String(at),
  motion: `motion ${'abcdefghij'[at % 10]}${'klmnopqrst'[Math.floor(at / 10)]}xx`,
  attacks: at % 2 === 0,
  form: `form ${at % 16}`,
  ground: `ground ${at % 12}`,
});
const made100 = Array.from({ length: 100 }, (_, at) => made(at));
const noise = (at: number) => ((at * 37) % 11) / 11;
const partsOf = (motion: string) => {
  const at = made100.findIndex((row) => row.motion === motion);
  return [[(at % 2 === 0 ? 1 : -1) + noise(at), noise(at + 3), 7], [noise(at + 5)]];
};
const data: MotionData = { rows: made100, others: [], partsOf };

describe('a model of motions', () => {
  const asRows = made100.map(({ motion, attacks }): BlockRow => ({
    parts: partsOf(motion),
    y: attacks ? 1 : 0,
  }));

  test('weighs features as they are', () => {
    const model = trainBlocks(asRows);
    for (const { parts, y } of asRows) expect(scoreMotionFeatures(model, parts) > 0).toBe(y === 1);
  });

  test('comes out the same each time', () => {
    const fit = () => JSON.stringify(fitMotions(data, () => 'group plain'));
    expect(fit()).toBe(fit());
  });

  test.each(HELD_OUT)('scores no row by a model that saw its %s', (by) => {
    const folds = foldsBy(made100, by);
    const asked: number[] = [];
    const watched = (motion: string) => {
      asked.push(made100.findIndex((row) => row.motion === motion));
      return partsOf(motion);
    };
    unseenScores({ ...data, partsOf: watched }, by);
    // Fold by fold, the model first learns from all other rows, and then scores those of the fold.
    const inOrder = [...new Set(folds)].toSorted((one, other) => one - other);
    const places = (isIn: (fold: number) => boolean) =>
      made100.flatMap((_, at) => (isIn(folds[at] ?? 0) ? [at] : []));
    expect(asked).toEqual(
      inOrder.flatMap((fold) => [...places((other) => other !== fold), ...places((other) => other === fold)]),
    );
  });

  test('learns from no mirror of a row that it scores', () => {
    const [first, second, ...rest] = made100;
    const mirrored = [
      { ...first!, motion: 'This house would expel foreign students' },
      { ...second!, motion: 'This house would never expel foreign students' },
    ];
    const asked: string[] = [];
    const watched = (motion: string) => {
      asked.push(motion);
      return [[motion.length], [1]];
    };
    unseenScores({ rows: [...mirrored, ...rest], others: [], partsOf: watched }, 'form');
    const folds = foldsBy(made100, 'form');
    expect(folds[0]).not.toBe(folds[1]);
    // Eight folds: each of the two is scored once, and learned from only where both are outside the fold.
    for (const { motion } of mirrored) expect(asked.filter((one) => one === motion)).toHaveLength(7);
  });
});
