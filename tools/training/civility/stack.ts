import {
  CIVILITY_HEADS,
  civilityFeatures,
  decodeLinear,
  linearScores,
  scoreTrees,
  type CivilityHead,
  type CivilityModels,
  type LinearModel,
  type LinearName,
  type LinearWeights,
  type TreeWeights,
} from '@rostrum/moderator/training';
import { trainTrees, type BoostingOptions } from '../boosting.ts';
import { trainLogistic } from '../logistic.ts';
import { quantise } from '../quantise.ts';
import { civilityFolds } from './civility-folds.ts';
import type { CivilityRow } from './row.ts';

const BUCKETS = 2 ** 16;
const INNER_FOLDS = 4;
const COSTS: Record<LinearName, number> = { attack: 8, offence: 3, contempt: 3 };
const TREES: Record<CivilityHead, BoostingOptions> = {
  personAttack: { trees: 180, depth: 3, rate: 0.05, lambda: 6 },
  toxicity: { trees: 180, depth: 4, rate: 0.08, lambda: 6 },
  identityAttack: { trees: 100, depth: 3, rate: 0.08, lambda: 6 },
};

type Linear<Kind> = Record<LinearName, Kind>;
export type Fitted = {
  models: CivilityModels;
  weights: { linear: Linear<LinearWeights>; trees: Record<CivilityHead, TreeWeights> };
  /** The trees' inputs for each row during training: by linear models that had not seen it. */
  features: Float64Array[];
  folds: Int32Array;
};

/**
 * Fits both linear models and, on their scores for rows that they have not seen, the trees of the heads. The figures are
 * those that are stored: rounded to a byte before they are used.
 */
export function fitCivility(rows: readonly CivilityRow[]): Fitted {
  const folds = civilityFolds(rows, INNER_FOLDS);
  const features: Float64Array[] = [];
  for (let fold = 0; fold < INNER_FOLDS; fold += 1) {
    const { linear } = fitLinear(rows.filter((_, place) => folds[place] !== fold));
    rows.forEach((row, place) => {
      if (folds[place] === fold) features[place] = featuresOfRow(linear, row);
    });
  }
  const { linear, weights } = fitLinear(rows);
  const trees = Object.fromEntries(
    CIVILITY_HEADS.map((head) => [head, fitTrees(head, rows, features)]),
  ) as Record<CivilityHead, TreeWeights>;
  return { models: { linear, trees }, weights: { linear: weights, trees }, features, folds };
}

function fitLinear(rows: readonly CivilityRow[]): {
  linear: Linear<LinearModel>;
  weights: Linear<LinearWeights>;
} {
  const fit = (name: LinearName) => {
    const labelled = rows.flatMap((row) => {
      const target = row.linear[name];
      const x = name === 'contempt' ? row.groupGrams : row.analysis.grams;
      return target ? [{ x, y: target.y, weight: target.weight }] : [];
    });
    return quantise(trainLogistic(labelled, { buckets: BUCKETS, cost: COSTS[name], passes: 8 }));
  };
  const weights = { attack: fit('attack'), offence: fit('offence'), contempt: fit('contempt') };
  const linear = {
    attack: decodeLinear(weights.attack),
    offence: decodeLinear(weights.offence),
    contempt: decodeLinear(weights.contempt),
  };
  return { linear, weights };
}

export function featuresOfRow(
  linear: Linear<LinearModel>,
  { analysis, groupGrams, plain }: Pick<CivilityRow, 'analysis' | 'groupGrams' | 'plain'>,
): Float64Array {
  return civilityFeatures(linearScores(linear, analysis, groupGrams), plain);
}

function fitTrees(
  head: CivilityHead,
  rows: readonly CivilityRow[],
  features: readonly Float64Array[],
): TreeWeights {
  const labelled = rows.flatMap((row, place) => {
    const target = row.trees[head];
    const x = features[place];
    return target && x ? [{ x, y: target.y, weight: target.weight }] : [];
  });
  return trainTrees(labelled, TREES[head]);
}

/** A score for every row by trees that have not seen its group either; the basis for thresholds. */
export function unseenScores(
  head: CivilityHead,
  rows: readonly CivilityRow[],
  { features, folds }: Fitted,
): Float64Array {
  const scores = new Float64Array(rows.length);
  for (let fold = 0; fold < INNER_FOLDS; fold += 1) {
    const inside = rows.flatMap((_, place) => (folds[place] === fold ? [place] : []));
    const outside = rows.flatMap((_, place) => (folds[place] === fold ? [] : [place]));
    const trees = fitTrees(
      head,
      outside.map((place) => rows[place]).filter((row) => row !== undefined),
      outside.map((place) => features[place]).filter((row) => row !== undefined),
    );
    for (const place of inside) scores[place] = scoreTrees(trees, features[place] ?? []);
  }
  return scores;
}
