import {
  decodeLinear,
  READER_HEADS,
  type Cuts,
  type LinearWeights,
  type ReaderHead,
} from '@rostrum/moderator/training';
import { groupedFolds } from '../folds.ts';
import { trainLogistic } from '../logistic.ts';
import { thresholdFor } from '../metrics.ts';
import { quantise } from '../quantise.ts';
import type { ReaderRow } from './rows.ts';

export type VectorOf = (text: string) => Float32Array;

const FOLDS = 4;
const COST: Record<ReaderHead, number> = { attack: 160, group: 160, harm: 160, care: 160 };
/** The share of ordinary talk in which a head may agree with an accusation that the first reader made. */
const TALK: Record<ReaderHead, Record<keyof Cuts, number>> = {
  attack: { flag: 0.006, sure: 0.001 },
  group: { flag: 0.01, sure: 0.001 },
  harm: { flag: 0.01, sure: 0.001 },
  care: { flag: 0.002, sure: 0.0005 },
};
const LEAST_DISTANCE = 0.5;

export type FittedHead = { linear: LinearWeights; cuts: Cuts };

/** Fits the heads on all rows, with thresholds from scores by models that had not seen a row's group. */
export function fitReader(rows: readonly ReaderRow[], vectorOf: VectorOf): Record<ReaderHead, FittedHead> {
  return Object.fromEntries(READER_HEADS.map((head) => [head, fitHead(head, rows, vectorOf)])) as Record<
    ReaderHead,
    FittedHead
  >;
}

function fitHead(head: ReaderHead, rows: readonly ReaderRow[], vectorOf: VectorOf): FittedHead {
  const scores = unseenReaderScores(head, rows, vectorOf);
  const onTalk = rows.flatMap(({ isTalk }, at) => (isTalk ? [scores[at] ?? 0] : []));
  const flag = Number(thresholdFor(onTalk, TALK[head].flag).toPrecision(6));
  const sure = Number(Math.max(thresholdFor(onTalk, TALK[head].sure), flag + LEAST_DISTANCE).toPrecision(6));
  return { linear: fitLinear(head, rows, vectorOf), cuts: { flag, sure } };
}

/** Log-odds for every row by models that had not seen its group. */
function unseenReaderScores(head: ReaderHead, rows: readonly ReaderRow[], vectorOf: VectorOf): Float64Array {
  const folds = groupedFolds(
    rows.map(({ group }) => group),
    FOLDS,
  );
  const scores = new Float64Array(rows.length);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const { bias, scale, weights } = decodeLinear(
      fitLinear(
        head,
        rows.filter((_, at) => folds[at] !== fold),
        vectorOf,
      ),
    );
    rows.forEach(({ text }, at) => {
      if (folds[at] !== fold) return;
      const vector = vectorOf(text);
      let sum = 0;
      for (let place = 0; place < vector.length; place += 1)
        sum += (weights[place] ?? 0) * (vector[place] ?? 0);
      scores[at] = bias + scale * sum;
    });
  }
  return scores;
}

function fitLinear(head: ReaderHead, rows: readonly ReaderRow[], vectorOf: VectorOf): LinearWeights {
  const labelled = rows.flatMap(({ text, targets }) => {
    const target = targets[head];
    return target ? [{ x: denseVector(vectorOf(text)), y: target.y, weight: target.weight }] : [];
  });
  const dimensions = labelled[0]?.x.values.length ?? 0;
  const buckets = 2 ** Math.ceil(Math.log2(Math.max(2, dimensions)));
  return quantise(trainLogistic(labelled, { buckets, cost: COST[head], passes: 15 }), 1);
}

function denseVector(values: Float32Array) {
  return { ids: Uint32Array.from(values, (_, at) => at), values };
}
