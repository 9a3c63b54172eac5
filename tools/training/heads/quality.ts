import {
  decodeVocabulary,
  plainWords,
  QUALITY_FEATURES,
  qualityFeatures,
  qualityWords,
  scoreDense,
  scoreLinear,
  WORD_KINDS,
  type DenseWeights,
  type Knowledge,
  type SparseVector,
} from '@rostrum/moderator/training';
import { readRows, type DataFile } from '../data.ts';
import type { TrainedHead } from '../head.ts';
import { trainLogistic, type LabelledVector, type TrainedModel } from '../logistic.ts';
import { prune } from '../prune.ts';
import { quantise } from '../quantise.ts';
import { buildVocabulary } from '../vocabulary.ts';
import { CORPUS_FILES } from '../words/corpus.ts';
import { wordSpaceWithout } from './word-space.ts';

/** The judged texts, and those for the word frequencies. */
export const QUALITY_FILES = ['quality_convarg_pairs', ...CORPUS_FILES] as const satisfies DataFile[];

/** An argument as its form and as its words. */
export type Made = { form: ArrayLike<number>; words: SparseVector };
/** Two arguments of one side of a debate; `better` is the more convincing one. */
export type Pair = { debate: string; better: Made; worse: Made; weight: number };
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
const SHARES = QUALITY_FEATURES.map((_, at) =>
  at < QUALITY_FEATURES.length - WORD_KINDS.length ? FORM_SHARE : KINDS_SHARE,
);
const DIGITS = 5;

const KNOWN = new Map<string, Made>();
let knowledge: Knowledge | undefined;

/** Words without knowledge of the training texts, as for any new text. */
function knownElsewhere(): Knowledge {
  const own = ['quality_convarg_rank'] as const;
  return { vocabulary: decodeVocabulary(buildVocabulary(own)), space: wordSpaceWithout(...own) };
}

/** `debate` names the motion and the side: "ban-plastic-water-bottles_yes-emergencies-only". */
export function madeOf(text: string, debate: string): Made {
  const key = `${debate} ${text}`;
  const known = KNOWN.get(key);
  if (known) return known;
  knowledge ??= knownElsewhere();
  const list = plainWords(text);
  const motion = plainWords(debate.replaceAll(/[-_]/g, ' '));
  const made = { form: qualityFeatures(text, list, knowledge, motion), words: qualityWords(list) };
  KNOWN.set(key, made);
  return made;
}

/** The pairs that people judged. */
export function judgedPairs(): Pair[] {
  return readRows('quality_convarg_pairs').map(({ debate, label, a, b }) => ({
    debate,
    better: madeOf(label === 'a' ? a : b, debate),
    worse: madeOf(label === 'a' ? b : a, debate),
    weight: 1,
  }));
}

/**
 * Learns from differences within a pair, so that neither the debate nor the order matters. Each feature is first
 * scaled to spread 1.
 */
export function trainQuality(pairs: readonly Pair[]): QualityModel {
  const texts = [...new Set(pairs.flatMap(({ better, worse }) => [better, worse]))];
  const means = QUALITY_FEATURES.map((_, at) => round(mean(texts.map(({ form }) => form[at] ?? 0))));
  const spreads = means.map(
    (middle, at) => round(Math.sqrt(mean(texts.map(({ form }) => ((form[at] ?? 0) - middle) ** 2)))) || 1,
  );
  const usual = wordsInSeveral(texts);
  const examples = pairs.map(({ better, worse, weight }, at): LabelledVector => {
    const [first, second] = at % 2 === 0 ? [better, worse] : [worse, better];
    return { x: difference(first, second, spreads, usual), y: at % 2 === 0 ? 1 : 0, weight };
  });
  const { weights } = trainLogistic(examples, { buckets: BUCKETS * 2, cost: COST, passes: PASSES });
  const form = {
    means,
    spreads,
    weights: Array.from(weights.slice(BUCKETS, BUCKETS + means.length), (weight, at) =>
      round(weight * (SHARES[at] ?? 0)),
    ),
    bias: 0,
  };
  const words = weights.slice(0, BUCKETS).map((weight) => weight * WORDS_SHARE);
  return { form, words: prune({ bias: 0, scale: 1, weights: words }, KEEP) };
}

export function scoreMade({ form, words }: QualityModel, made: Made): number {
  return scoreDense(form, made.form) + scoreLinear(words, made.words);
}

/** A word in only one text identifies its author, not a convincing style. */
function wordsInSeveral(texts: readonly Made[]): Set<number> {
  const counts = new Map<number, number>();
  for (const { words } of texts) for (const id of words.ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Set([...counts].flatMap(([id, count]) => (count >= LEAST_TEXTS ? [id] : [])));
}

/** Words in the lower half of the buckets, the features of form in the upper one. */
function difference(
  one: Made,
  other: Made,
  spreads: readonly number[],
  usual: ReadonlySet<number>,
): SparseVector {
  const words = ({ words: { ids, values } }: Made, sign: number) => {
    const places = Array.from(ids.keys()).filter((place) => usual.has(ids[place] ?? 0));
    return {
      ids: places.map((place) => (ids[place] ?? 0) & (BUCKETS - 1)),
      values: places.map((place) => (values[place] ?? 0) * sign * WORDS_SHARE),
    };
  };
  const [first, second] = [words(one, 1), words(other, -1)];
  return {
    ids: Uint32Array.from([...first.ids, ...second.ids, ...spreads.map((_, at) => BUCKETS + at)]),
    values: Float32Array.from([
      ...first.values,
      ...second.values,
      ...spreads.map(
        (spread, at) => (((one.form[at] ?? 0) - (other.form[at] ?? 0)) / spread) * (SHARES[at] ?? 0),
      ),
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
