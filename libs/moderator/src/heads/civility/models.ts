import { scoreTrees, type TreeWeights } from '../../models/boosted-trees.ts';
import type { LinearModel } from '../../models/linear-model.ts';
import type { LinearName } from './features.ts';

export const CIVILITY_HEADS = ['personAttack', 'toxicity', 'identityAttack'] as const;
export type CivilityHead = (typeof CIVILITY_HEADS)[number];

/** Linear models on the words, and trees for each head on their scores and the plain features. */
export type CivilityModels = {
  linear: Record<LinearName, LinearModel>;
  trees: Record<CivilityHead, TreeWeights>;
};

/** The log-odds of its trees at which a head flags, and at which it is certain. */
export type Cuts = { flag: number; sure: number };

const SURE_SCORE = Math.log(0.75 / 0.25);

/** Log-odds as a score from 0 to 1: .5 at the head's threshold and .75 where it is certain. */
export function calibrate(logOdds: number, { flag, sure }: Cuts): number {
  return 1 / (1 + Math.exp((-(logOdds - flag) * SURE_SCORE) / (sure - flag)));
}

export function logOddsOf(
  { trees }: CivilityModels,
  head: CivilityHead,
  features: ArrayLike<number>,
): number {
  return scoreTrees(trees[head], features);
}
