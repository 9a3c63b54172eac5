import {
  QUALITY_FEATURES,
  scoreDense,
  scoreLinear,
  WORD_KINDS,
  type DenseWeights,
} from '@rostrum/moderator/training';
import type { DataFile } from '../data.ts';
import type { TrainedHead } from '../head.ts';
import { trainLogistic, type LabelledVector, type TrainedModel } from '../logistic.ts';
import { prune } from '../prune.ts';
import { judgedPairs, type Made, type Pair } from '../quality/made.ts';
import { tiesByHand, tiesByRule, type Tie } from '../quality/ties.ts';
import { quantise } from '../quantise.ts';
import { CORPUS_FILES } from '../words/corpus.ts';

/** The judged texts, and those for the word frequencies. */
export const QUALITY_FILES = ['quality_convarg_pairs', ...CORPUS_FILES] as const satisfies DataFile[];

export type QualityModel = { form: DenseWeights; words: TrainedModel };

const BUCKETS = 2 ** 15;
const KEEP = 5_000;
const COST = 0.02;
/** A word is learned if at least this many texts use it. */
const LEAST_TEXTS = 2;
const PASSES = 15;
const WORDS_SHARE = 2;
/** Features count for less than their spread: there are many, and few debates to learn them from. */
const FORM_SHARE = 0.3;
const KINDS_SHARE = 0.2;
const LENGTH_SHARE = 0.9;
const SHARES = QUALITY_FEATURES.map((_, at) =>
  at < QUALITY_FEATURES.length - WORD_KINDS.length ? FORM_SHARE : KINDS_SHARE,
);
const DIGITS = 5;

/** The means and spreads of some features. */
type Scale = { means: number[]; spreads: number[] };
type Scales = { form: Scale; length: Scale; usual: ReadonlySet<number> };

/**
 * Learns from differences within a pair, so that neither the debate nor the order matters. Each feature is first
 * scaled to spread 1. Length explains what it can and is then left out; two styles of one argument are a tie.
 */
export function trainQuality(pairs: readonly Pair[]): QualityModel {
  const texts = [...new Set(pairs.flatMap(({ better, worse }) => [better, worse]))];
  const scales = {
    form: scaleOf(texts.map(({ form }) => form)),
    length: scaleOf(texts.map(({ length }) => length)),
    usual: wordsInSeveral(texts),
  };
  const judged = pairs.map(({ better, worse, weight }, at): LabelledVector => {
    const [first, second] = at % 2 === 0 ? [better, worse] : [worse, better];
    return { x: difference(first, second, scales, true), y: at % 2 === 0 ? 1 : 0, weight };
  });
  const ties = [...tiesByHand(), ...tiesByRule(new Set(pairs.map(({ debate }) => debate)))];
  const tied = ties.flatMap((tie) => bothWays(tie, scales));
  const options = { buckets: BUCKETS * 2, cost: COST, passes: PASSES };
  const { weights } = trainLogistic([...judged, ...tied], options);
  const shown = Array.from(weights.slice(BUCKETS, BUCKETS + QUALITY_FEATURES.length), (weight, at) =>
    round(weight * (SHARES[at] ?? 0)),
  );
  const words = weights.slice(0, BUCKETS).map((weight) => weight * WORDS_SHARE);
  return {
    form: { ...scales.form, weights: shown, bias: 0 },
    words: prune({ bias: 0, scale: 1, weights: words }, KEEP),
  };
}

export function scoreMade({ form, words }: QualityModel, made: Made): number {
  return scoreDense(form, made.form) + scoreLinear(words, made.words);
}

/** A tie is won and lost equally often. It says nothing of length. */
function bothWays({ one, other, weight }: Tie, scales: Scales): LabelledVector[] {
  const x = difference(one, other, scales, false);
  return [
    { x, y: 1, weight },
    { x, y: 0, weight },
  ];
}

function scaleOf(rows: readonly ArrayLike<number>[]): Scale {
  const means = Array.from(rows[0] ?? [], (_, at) => round(mean(rows.map((row) => row[at] ?? 0))));
  const spreads = means.map(
    (middle, at) => round(Math.sqrt(mean(rows.map((row) => ((row[at] ?? 0) - middle) ** 2)))) || 1,
  );
  return { means, spreads };
}

/** A word in only one text identifies its author, not a convincing style. */
function wordsInSeveral(texts: readonly Made[]): Set<number> {
  const counts = new Map<number, number>();
  for (const { words } of texts) for (const id of words.ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Set([...counts].flatMap(([id, count]) => (count >= LEAST_TEXTS ? [id] : [])));
}

/** Words in the lower half of the buckets; the features of form in the upper one, and then those of length. */
function difference(one: Made, other: Made, scales: Scales, hasLength: boolean): SparseDifference {
  const words = [...usualWords(one, 1, scales), ...usualWords(other, -1, scales)];
  const form = scales.form.spreads.map(
    (spread, at) => (((one.form[at] ?? 0) - (other.form[at] ?? 0)) / spread) * (SHARES[at] ?? 0),
  );
  const length = scales.length.spreads.map(
    (spread, at) => (((one.length[at] ?? 0) - (other.length[at] ?? 0)) / spread) * LENGTH_SHARE,
  );
  const dense = hasLength ? [...form, ...length] : form;
  return {
    ids: Uint32Array.from([...words.map(([id]) => id), ...dense.map((_, at) => BUCKETS + at)]),
    values: Float32Array.from([...words.map(([, value]) => value), ...dense]),
  };
}
type SparseDifference = LabelledVector['x'];

function usualWords({ words }: Made, sign: number, { usual }: Scales): [id: number, value: number][] {
  return Array.from(words.ids).flatMap((id, place): [number, number][] =>
    usual.has(id) ? [[id & (BUCKETS - 1), (words.values[place] ?? 0) * sign * WORDS_SHARE]] : [],
  );
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
