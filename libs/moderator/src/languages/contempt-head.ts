import { decodeLinear, scoreLinear, sigmoid, type LinearWeights } from '../models/linear-model.ts';
import { contemptFeatures, speaksOfGroup } from './contempt-features.ts';
import type { Hit } from './hit.ts';
import { KIND } from './language-data.ts';
import type { ReadWord } from './read-words.ts';

/** A trained model about contempt for groups, and the score from which it is believed. */
export type ContemptWeights = LinearWeights & { threshold: number };

/**
 * What a score at the threshold counts, and what it rises to. It stays below what is flagged: on talk that it was not
 * trained on, the model tells contempt little better than chance, so it may hint and never accuses.
 */
export const HINT = 0.3;
const MOST = 0.49;

/** Reads hints of contempt that no rule has, in texts that name a group. It never sees which group. */
export function createContemptHead(
  weights: ContemptWeights,
): (words: readonly ReadWord[], labels: readonly string[]) => Hit[] {
  const model = decodeLinear(weights);
  return (words, labels) => {
    if (speaksOfGroup(words) !== 'itself') return [];
    const score = sigmoid(scoreLinear(model, contemptFeatures(words, labels)));
    if (score < weights.threshold) return [];
    const from = words.findIndex(({ kinds }) => kinds & (KIND.group | KIND.slur));
    const rise = (score - weights.threshold) / Math.max(1e-6, 1 - weights.threshold);
    const weight = HINT + rise * (MOST - HINT);
    return [{ from, to: from + 1, gaps: [], kind: 'identityAttack', label: 'reads like contempt', weight }];
  };
}
