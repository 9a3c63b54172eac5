import { scoreDense, strongestShares, type DenseWeights } from '../models/dense-model.ts';
import { WEIGHTS } from '../model-weights/answers.ts';
import { wordSpace } from '../similarity/space.ts';
import { ANSWER_FEATURES, answerFeatures } from './answer-features.ts';
import type { Analysis } from '../text/analysis.ts';
import { signed } from './finding.ts';

/** The messages that a text answers, as far as the words show. */
export type AnswerFinding = {
  kind: 'answers';
  /** One per message, 0 … 1; they add up to 1. */
  scores: number[];
  /** The place of the likeliest message; undefined without messages. */
  best: number | undefined;
  /** Whether the best one is surer than not. */
  flag: boolean;
  features: { label: string; value: string }[];
};

const SURE = 0.5;

/** Which of `messages` a text answers. An explicit reply button is better than any of this. */
export function findAnswered({ original, plain }: Analysis, messages: readonly string[]): AnswerFinding {
  const rows = answerFeatures(wordSpace(), original, messages, plain);
  const scores = toShares(rows.map((row) => scoreDense(WEIGHTS, row)));
  const top = Math.max(...scores);
  const best = scores.length > 0 ? scores.indexOf(top) : undefined;
  const row = best === undefined ? undefined : rows[best];
  return {
    kind: 'answers',
    scores,
    best,
    flag: best !== undefined && top >= SURE,
    features: row
      ? strongestShares(WEIGHTS satisfies DenseWeights, row, ANSWER_FEATURES).map(({ label, share }) => ({
          label,
          value: signed(share),
        }))
      : [],
  };
}

function toShares(margins: readonly number[]): number[] {
  const highest = Math.max(...margins);
  const powers = margins.map((margin) => Math.exp(margin - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
