import {
  joint,
  READER_HEADS,
  runNetwork,
  scoreLinear,
  decodeLinear,
  type LinearWeights,
  type Network,
  type NetworkWeights,
  type ReaderCuts,
  type ReaderHead,
  type ReaderWeights,
  type SparseVector,
} from '@rostrum/moderator/training';
import { groupedFolds } from '../folds.ts';
import { trainLogistic } from '../logistic.ts';
import { quantiseNetwork, trainNetwork } from '../network.ts';
import { quantise } from '../quantise.ts';
import { chooseReaderCuts, type ReaderScores } from './cuts.ts';
import type { ReaderRow } from './rows.ts';

/** What the reader sees of a text. */
export type ReaderView = { grams: SparseVector; vector: Float32Array };
export type ViewOf = (text: string) => ReaderView;

export const READER_FOLDS = 4;
const BUCKETS = 2 ** 15;
const COST = 4;
const PASSES = 15;
/** Vectors have length 1; the network learns faster from larger numbers. */
const LENGTH = 4;

type FittedReader = {
  meaning: NetworkWeights;
  heads: Record<ReaderHead, { words: LinearWeights; cuts: ReaderCuts }>;
};

/**
 * Fits all heads on all rows, with thresholds from the scores of models that had not seen a row's group. Answers with those
 * scores too.
 */
export function fitReader(
  rows: readonly ReaderRow[],
  viewOf: ViewOf,
): { fitted: FittedReader; scores: Record<ReaderHead, ReaderScores> } {
  const scores = unseenReaderScores(rows, viewOf);
  const { words, meaning } = fitModels(rows, viewOf);
  const heads = byHead((head) => ({ words: words[head], cuts: chooseReaderCuts(head, rows, scores[head]) }));
  return { fitted: { meaning: quantiseNetwork(meaning), heads }, scores };
}

/** Scores by models that had not seen a row's group. */
function unseenReaderScores(rows: readonly ReaderRow[], viewOf: ViewOf): Record<ReaderHead, ReaderScores> {
  const folds = readerFolds(rows);
  const empty = () => new Float64Array(rows.length);
  const scores = byHead(() => ({ words: empty(), meaning: empty(), both: empty() }));
  for (let fold = 0; fold < READER_FOLDS; fold += 1) {
    const fitted = fitModels(outside(fold, rows, folds), viewOf);
    const words = byHead((head) => decodeLinear(fitted.words[head]));
    rows.forEach(({ text }, at) => {
      if (folds[at] !== fold) return;
      const { grams, vector } = viewOf(text);
      const meanings = runNetwork(fitted.meaning, vector);
      READER_HEADS.forEach((head, place) => {
        const said = scoreLinear(words[head], grams);
        const meant = meanings[place] ?? 0;
        scores[head].words[at] = said;
        scores[head].meaning[at] = meant;
        scores[head].both[at] = joint(said, meant);
      });
    });
  }
  return scores;
}

/** The fold of each row; rows of one group share a fold. */
export function readerFolds(rows: readonly ReaderRow[]): Int32Array {
  return groupedFolds(
    rows.map(({ group }) => group),
    READER_FOLDS,
  );
}

function outside(fold: number, rows: readonly ReaderRow[], folds: Int32Array): ReaderRow[] {
  return rows.filter((_row, at) => folds[at] !== fold);
}

/** The figures of a reader that saw no row of a fold, at the thresholds that are shipped. */
export function fitWithoutFold(
  fold: number,
  rows: readonly ReaderRow[],
  viewOf: ViewOf,
  shipped: ReaderWeights,
): ReaderWeights {
  const { words, meaning } = fitModels(outside(fold, rows, readerFolds(rows)), viewOf);
  return {
    encoder: shipped.encoder,
    meaning: quantiseNetwork(meaning),
    heads: byHead((head) => ({ words: words[head], cuts: shipped.heads[head].cuts })),
  };
}

type Models = { words: Record<ReaderHead, LinearWeights>; meaning: Network };

function fitModels(rows: readonly ReaderRow[], viewOf: ViewOf): Models {
  return { words: byHead((head) => fitWords(head, rows, viewOf)), meaning: fitMeaning(rows, viewOf) };
}

function fitWords(head: ReaderHead, rows: readonly ReaderRow[], viewOf: ViewOf): LinearWeights {
  const labelled = rows.flatMap(({ text, targets }) => {
    const target = targets[head];
    return target ? [{ x: viewOf(text).grams, y: target.y, weight: target.weight }] : [];
  });
  return quantise(trainLogistic(labelled, { buckets: BUCKETS, cost: COST, passes: PASSES }));
}

/** Learns from longer vectors, and gives the network of the vectors as they are. */
function fitMeaning(rows: readonly ReaderRow[], viewOf: ViewOf): Network {
  const network = trainNetwork(
    rows.map(({ text, targets }) => ({
      x: viewOf(text).vector.map((value) => LENGTH * value),
      y: READER_HEADS.map((head) => targets[head]?.y ?? 0),
      weights: READER_HEADS.map((head) => targets[head]?.weight ?? 0),
    })),
  );
  return { ...network, first: Float32Array.from(network.first, (weight) => LENGTH * weight) };
}

function byHead<Value>(valueOf: (head: ReaderHead) => Value): Record<ReaderHead, Value> {
  return Object.fromEntries(READER_HEADS.map((head) => [head, valueOf(head)])) as Record<ReaderHead, Value>;
}
