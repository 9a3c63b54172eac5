import {
  plainWords,
  QUALITY_FEATURES,
  qualityFeatures,
  qualityWords,
  scoreDense,
  scoreLinear,
  type DenseWeights,
  type LinearModel,
  type SparseVector,
} from '@rostrum/moderator/training';
import { readRows, type DataFile } from '../data.ts';
import type { TrainedHead } from '../head.ts';
import { trainLogistic, type LabelledVector } from '../logistic.ts';
import { prune } from '../prune.ts';
import { quantise } from '../quantise.ts';

export const QUALITY_FILES = ['quality_convarg_pairs', 'quality_convarg_rank'] as const satisfies DataFile[];

/** An argument as it is made and as its words. */
export type Made = { form: number[]; words: SparseVector };
/** Two arguments of one side of a debate; `better` is the more convincing one. */
export type Pair = { debate: string; better: Made; worse: Made; weight: number };
export type QualityModel = { form: DenseWeights; words: LinearModel };

const BUCKETS = 2 ** 13;
const KEEP = 5_000;
const COST = 0.02;
const PASSES = 6;
const WORDS_SHARE = 2;
const DIGITS = 5;

const KNOWN = new Map<string, Made>();

export function madeOf(text: string): Made {
  const known = KNOWN.get(text);
  if (known) return known;
  const list = plainWords(text);
  const made = { form: qualityFeatures(text, list), words: qualityWords(list) };
  KNOWN.set(text, made);
  return made;
}

/** The pairs that people judged. */
export function judgedPairs(): Pair[] {
  return readRows('quality_convarg_pairs').map(({ debate, label, a, b }) => ({
    debate,
    better: madeOf(label === 'a' ? a : b),
    worse: madeOf(label === 'a' ? b : a),
    weight: 1,
  }));
}

/**
 * Learns from differences within a pair, so that neither the debate nor the order counts. Each feature is brought to
 * spread 1 first.
 */
export function trainQuality(pairs: readonly Pair[]): QualityModel {
  const texts = [...new Set(pairs.flatMap(({ better, worse }) => [better, worse]))];
  const means = QUALITY_FEATURES.map((_, at) => round(mean(texts.map(({ form }) => form[at] ?? 0))));
  const spreads = means.map(
    (middle, at) => round(Math.sqrt(mean(texts.map(({ form }) => ((form[at] ?? 0) - middle) ** 2)))) || 1,
  );
  const examples = pairs.map(({ better, worse, weight }, at): LabelledVector => {
    const [first, second] = at % 2 === 0 ? [better, worse] : [worse, better];
    return { x: difference(first, second, spreads), y: at % 2 === 0 ? 1 : 0, weight };
  });
  const { weights } = trainLogistic(examples, { buckets: BUCKETS * 2, cost: COST, passes: PASSES });
  const form = {
    means,
    spreads,
    weights: Array.from(weights.slice(BUCKETS, BUCKETS + means.length), round),
    bias: 0,
  };
  const words = weights.slice(0, BUCKETS).map((weight) => weight * WORDS_SHARE);
  return { form, words: prune({ bias: 0, weights: words }, KEEP) };
}

export function scoreMade({ form, words }: QualityModel, made: Made): number {
  return scoreDense(form, made.form) + scoreLinear(words, made.words);
}

/** Words in the lower half of the buckets, the features of form in the upper one. */
function difference(one: Made, other: Made, spreads: readonly number[]): SparseVector {
  const words = (made: Made, sign: number) => ({
    ids: Array.from(made.words.ids, (id) => id & (BUCKETS - 1)),
    values: Array.from(made.words.values, (value) => value * sign * WORDS_SHARE),
  });
  const [first, second] = [words(one, 1), words(other, -1)];
  return {
    ids: Uint32Array.from([...first.ids, ...second.ids, ...spreads.map((_, at) => BUCKETS + at)]),
    values: Float32Array.from([
      ...first.values,
      ...second.values,
      ...spreads.map((spread, at) => ((one.form[at] ?? 0) - (other.form[at] ?? 0)) / spread),
    ]),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function round(value: number): number {
  return Number(value.toPrecision(DIGITS));
}

export const HEAD: TrainedHead = {
  name: 'quality',
  data: QUALITY_FILES,
  train: () => {
    const { form, words } = trainQuality(judgedPairs());
    return [{ name: 'quality', weights: { form, words: quantise(words) } }];
  },
};
