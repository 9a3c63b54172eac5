import type { Span } from '@rostrum/domain';
import type { SparseVector } from '../base/sparse-vector.ts';
import { calibrate, type Cuts } from '../heads/civility/models.ts';
import { decodeLinear, scoreLinear, type LinearWeights } from '../models/linear-model.ts';
import { decodeNetwork, runNetwork, type NetworkWeights } from '../models/network.ts';

/**
 * What the second reader is asked: an attack on a person, an attack on a group, a threat or egging on, distress of the author,
 * a private person exposed, sexual words to somebody.
 */
export const READER_HEADS = ['attack', 'group', 'harm', 'care', 'exposure', 'sexual'] as const;
export type ReaderHead = (typeof READER_HEADS)[number];

/** From `suspect`, a threshold of the words alone, a text is read in full. The others are thresholds of words and meaning. */
export type ReaderCuts = Cuts & { suspect: number };

/** The trained figures, and the encoder that they belong to. The network's outputs are in the order of `READER_HEADS`. */
export type ReaderWeights = {
  encoder: string;
  meaning: NetworkWeights;
  heads: Record<ReaderHead, { words: LinearWeights; cuts: ReaderCuts }>;
};

/** For each head a score from 0 to 1: .5 is its published threshold, and .75 is where it is sure. */
export type Scores = Record<ReaderHead, number>;
/** The scores of a text, and the passage that each comes from. */
export type Reading = Scores & { places: Readonly<Partial<Record<ReaderHead, Span>>> };

/** `among`: the number of sentences that this one was picked from, or 1 for a whole text. */
export type ReaderHeads = {
  /** The log-odds of the words alone. */
  words: (head: ReaderHead, grams: SparseVector) => number;
  /** The log-odds of the meaning alone, in the order of `READER_HEADS`. */
  meanings: (vector: Float32Array) => readonly number[];
  /** The heads that a text's words make suspicious. Quick: it needs no encoder. */
  suspects: (grams: SparseVector, among: number) => ReaderHead[];
  /** Words and meaning together. */
  read: (grams: SparseVector, vector: Float32Array, among: number) => Scores;
};

export function createReaderHeads({ heads, meaning }: ReaderWeights): ReaderHeads {
  const words = byHead((head) => decodeLinear(heads[head].words));
  const network = decodeNetwork(meaning);
  return {
    words: (head, grams) => scoreLinear(words[head], grams),
    meanings: (vector) => runNetwork(network, vector),
    suspects: (grams, among) =>
      READER_HEADS.filter(
        (head) => scoreLinear(words[head], grams) - luck(among) >= heads[head].cuts.suspect,
      ),
    read: (grams, vector, among) => {
      const meanings = runNetwork(network, vector);
      return byHead((head, at) =>
        calibrate(joint(scoreLinear(words[head], grams), meanings[at] ?? 0) - luck(among), heads[head].cuts),
      );
    },
  };
}

/** The more sentences a text has, the likelier one of them looks bad by chance, so each has to look worse. */
function luck(among: number): number {
  return Math.log(Math.max(1, among)) / 2;
}

/** The log-odds of two models that each saw the whole truth and share their prior. */
export function joint(words: number, meaning: number): number {
  return (words + meaning) / 2;
}

function byHead<Value>(valueOf: (head: ReaderHead, at: number) => Value): Record<ReaderHead, Value> {
  return Object.fromEntries(READER_HEADS.map((head, at) => [head, valueOf(head, at)])) as Record<
    ReaderHead,
    Value
  >;
}
