import {
  baseOfTrees,
  decodeLinear,
  explainTrees,
  scoreLinear,
  scoreTrees,
  type SparseVector,
} from '@rostrum/moderator/training';
import { describe, expect, it } from 'vitest';
import { trainTrees, type DenseRow } from './boosting.ts';
import { groupedFolds, outOfFold } from './folds.ts';
import { trainLogistic, type LabelledVector } from './logistic.ts';
import { atThreshold, auc, bootstrap, macroF1, spearman, thresholdFor } from './metrics.ts';
import { quantise } from './quantise.ts';
import { seededRandom } from '@rostrum/moderator/training';
import { WEIGHTS_VERSION } from '@rostrum/moderator/weights-version';
import { weightsVersion } from './weights-version.ts';

const vector = (...ids: number[]): SparseVector => ({
  ids: Uint32Array.from(ids),
  values: Float32Array.from(ids, () => 1),
});

/** Rows that are true if feature 1 is present, among noise. */
function sparseRows(count: number): LabelledVector[] {
  const random = seededRandom(5);
  return Array.from({ length: count }, (_, index) => {
    const y = index % 2 === 0 ? 1 : 0;
    return { x: vector(y === 1 ? 1 : 2, 10 + Math.floor(random() * 20)), y };
  });
}

/** True if the first feature is above .5 and the second below: no single question decides. */
function denseRows(count: number): DenseRow[] {
  const random = seededRandom(9);
  return Array.from({ length: count }, () => {
    const x = [random(), random(), random()];
    return { x, y: (x[0] ?? 0) > 0.5 && (x[1] ?? 0) < 0.5 ? 1 : 0 };
  });
}

describe('logistic regression', () => {
  const rows = sparseRows(200);

  it('separates the separable, even in one byte per weight', () => {
    const model = decodeLinear(quantise(trainLogistic(rows, { buckets: 64, cost: 1 })));
    expect(auc({ scores: rows.map(({ x }) => scoreLinear(model, x)), labels: rows.map(({ y }) => y) })).toBe(
      1,
    );
  });

  it('is bit-identical each time', () => {
    const train = () => quantise(trainLogistic(rows, { buckets: 64, cost: 1 })).data;
    expect(train()).toBe(train());
  });

  it('leaves rows of no weight out', () => {
    const contrary = rows.map((row): LabelledVector => ({ ...row, y: row.y === 1 ? 0 : 1, weight: 0 }));
    const options = { buckets: 64, cost: 1 };
    const model = trainLogistic([...rows, ...contrary], options);
    expect(scoreLinear(model, vector(1))).toBeGreaterThan(scoreLinear(model, vector(2)));
  });

  it('refuses weights that do not fill their buckets', () => {
    const weights = quantise(trainLogistic(rows, { buckets: 64, cost: 1 }));
    expect(() => decodeLinear({ ...weights, buckets: 128 })).toThrow(RangeError);
  });
});

describe('boosted trees', () => {
  const rows = denseRows(600);
  const trees = trainTrees(rows, { trees: 40, depth: 2, rate: 0.2 });

  it('learn a rule that needs two questions', () => {
    const fresh = denseRows(900).slice(600);
    expect(
      auc({ scores: fresh.map(({ x }) => scoreTrees(trees, x)), labels: fresh.map(({ y }) => y) }),
    ).toBeGreaterThan(0.98);
  });

  it('explain each score completely: the base and the moves of the features add up to it', () => {
    for (const { x } of rows.slice(0, 50)) {
      const moves = [...explainTrees(trees, x).values()].reduce((sum, move) => sum + move, 0);
      expect(baseOfTrees(trees) + moves).toBeCloseTo(scoreTrees(trees, x), 9);
    }
  });

  it('are bit-identical each time', () => {
    expect(JSON.stringify(trainTrees(rows, { trees: 5 }))).toBe(
      JSON.stringify(trainTrees(rows, { trees: 5 })),
    );
  });
});

describe('folds', () => {
  const groups = Array.from({ length: 100 }, (_, index) => `group ${index % 17}`);
  const folds = groupedFolds(groups, 4);

  it('never divide a group', () => {
    for (const group of new Set(groups)) {
      expect(new Set(groups.flatMap((other, place) => (other === group ? [folds[place]] : []))).size).toBe(1);
    }
  });

  it('are of like size', () => {
    const sizes = [0, 1, 2, 3].map((fold) => folds.filter((other) => other === fold).length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(6);
  });

  it('score no row by a model that saw its group', () => {
    outOfFold(folds, (places) => {
      const seen = new Set(places.map((place) => groups[place]));
      return (place) => {
        expect(seen.has(groups[place])).toBe(false);
        return 0;
      };
    });
  });
});

describe('figures', () => {
  it('AUC counts pairs, ties by half', () => {
    expect(auc({ scores: [1, 2, 3, 4], labels: [0, 0, 1, 1] })).toBe(1);
    expect(auc({ scores: [1, 1], labels: [0, 1] })).toBe(0.5);
    expect(auc({ scores: [3, 1, 2, 2], labels: [1, 0, 0, 1] })).toBe(0.875);
  });

  it('F1 and false alarms are counted at the threshold, inclusively', () => {
    const { f1, precision, recall, falseAlarms } = atThreshold(
      { scores: [0.5, 0.9, 0.5, 0.1], labels: [1, 1, 0, 0] },
      0.5,
    );
    expect([precision, recall, falseAlarms].map((share) => share.toFixed(3))).toEqual([
      '0.667',
      '1.000',
      '0.500',
    ]);
    expect(f1).toBeCloseTo(0.8, 9);
  });

  it('a threshold lets through no more than its share', () => {
    const scores = Array.from({ length: 1_000 }, (_, index) => index);
    expect(scores.filter((score) => score >= thresholdFor(scores, 0.01))).toHaveLength(10);
    expect(scores.filter((score) => score >= thresholdFor(scores, 0))).toHaveLength(0);
  });

  it('macro-F1 and rank correlation', () => {
    expect(macroF1(['a', 'a', 'b'], ['a', 'b', 'b'])).toBeCloseTo(2 / 3, 9);
    expect(spearman([1, 2, 3], [10, 20, 90])).toBeCloseTo(1, 9);
    expect(spearman([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1, 9);
  });

  it('an interval holds the figure and is narrower for more rows', () => {
    const share = (count: number) =>
      bootstrap(count, (places) => places.filter((place) => place % 2 === 0).length / places.length);
    const [few, many] = [share(20), share(2_000)];
    expect(few.low).toBeLessThan(0.5);
    expect(few.high).toBeGreaterThan(0.5);
    expect(many.high - many.low).toBeLessThan(few.high - few.low);
  });
});

describe('the version of the weights', () => {
  it('is that of the figures beside it; `npm run train` writes it', () => {
    expect(WEIGHTS_VERSION).toBe(weightsVersion());
  });
});
