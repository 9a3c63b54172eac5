import { decodeLinear, scoreLinear, sigmoid, type LinearWeights } from '../models/linear-model.ts';
import { contemptFeatures, namesGroup } from './contempt-features.ts';
import { KIND } from './language-data.ts';
import type { Hit } from './judge-other-language.ts';
import type { ReadWord } from './read-words.ts';
import { isMention } from './someone-elses-words.ts';

/** A trained model about contempt for groups, and the score from which it is believed. */
export type ContemptWeights = LinearWeights & { threshold: number };

/** A score at the threshold of a model, and what it rises to: never sure enough to hold a message by itself. */
const [LEAST, MOST] = [0.5, 0.74];

/** Reads contempt that no rule has, in texts that name a group. It never sees which group. */
export function createContemptHead(
  weights: ContemptWeights,
): (words: readonly ReadWord[], labels: readonly string[]) => Hit[] {
  const model = decodeLinear(weights);
  return (words, labels) => {
    if (!namesGroup(words)) return [];
    const score = sigmoid(scoreLinear(model, contemptFeatures(words, labels)));
    if (score < weights.threshold) return [];
    const at = words.findIndex(({ kinds }) => kinds & (KIND.group | KIND.slur));
    const place = { from: at, to: at + 1, gaps: [] };
    if (isMention(words, place)) return [];
    const rise = (score - weights.threshold) / Math.max(1e-6, 1 - weights.threshold);
    return [{ ...place, kind: 'identityAttack', label: 'reads like contempt', weight: LEAST + rise * (MOST - LEAST) }];
  };
}
