import { scoreMotionFeatures, type MotionSort, type MotionWeights } from '@rostrum/moderator/training';
import { groupedFolds, outOfFold } from '../folds.ts';
import { thresholdFor } from '../metrics.ts';
import { trainBlocks, type BlockModel } from './block-model.ts';
import { clearLimits } from './clear-limits.ts';
import { mirrorsOf } from './mirrors.ts';
import type { LabelledMotion, MotionRow } from './motion-row.ts';

export type SortOf = (motion: string) => MotionSort;
export type FittedMotions = BlockModel & Pick<MotionWeights, 'attackFrom' | 'clearBelow'>;
export type PartsOf = (motion: string) => readonly ArrayLike<number>[];
/** What a head learns from: rows by form and ground, of which parts can be held out, and others, which it always sees. */
export type MotionData = {
  rows: readonly MotionRow[];
  others: readonly LabelledMotion[];
  partsOf: PartsOf;
};
/** What is kept together when rows are held out: every motion of a rhetorical form, or on a ground. */
export const HELD_OUT = ['form', 'ground'] as const;
export type HeldOut = (typeof HELD_OUT)[number];

const FOLDS = 8;
/** The share of near misses that may be taken for attacks. */
const FALSE_ALARMS = 0.01;

/** A model of all motions. Its thresholds hold for rows of which neither the form nor the ground was seen. */
export function fitMotions(data: MotionData, sortOf: SortOf): FittedMotions {
  const unseen = HELD_OUT.map((by) => unseenScores(data, by));
  const limits = unseen.map((scores) =>
    thresholdFor(
      scores.filter((_, at) => data.rows[at]?.attacks === false),
      FALSE_ALARMS,
    ),
  );
  const attackFrom = Number(Math.max(...limits).toFixed(3));
  const attacks = data.rows.flatMap(({ motion, attacks: is }, at) =>
    is ? unseen.map((scores) => ({ sort: sortOf(motion), score: scores[at] ?? 0 })) : [],
  );
  const model = trainOn([...data.rows, ...data.others], data.partsOf);
  return { attackFrom, clearBelow: clearLimits(attacks), ...model };
}

/** For each row the score of a model that saw nothing of its form or ground, and no mirror of any row that was held out. */
export function unseenScores({ rows, others, partsOf }: MotionData, by: HeldOut): Float64Array {
  const all: LabelledMotion[] = [...rows, ...others];
  const mirrors = mirrorsOf(all.map(({ motion }) => motion));
  return outOfFold(foldsBy(rows, by), (places) => {
    const kept = new Set([...places, ...others.map((_, at) => rows.length + at)]);
    const seen = all.filter((_, at) => kept.has(at) && mirrors[at]?.every((other) => kept.has(other)));
    const model = trainOn(seen, partsOf);
    return (place) => scoreMotionFeatures(model, partsOf(rows[place]?.motion ?? ''));
  });
}

export function foldsBy(rows: readonly MotionRow[], by: HeldOut): Int32Array {
  return groupedFolds(
    rows.map((row) => row[by]),
    FOLDS,
  );
}

/** A model of these motions. */
export function trainOn(motions: readonly LabelledMotion[], partsOf: PartsOf): BlockModel {
  return trainBlocks(motions.map(({ motion, attacks }) => ({ parts: partsOf(motion), y: attacks ? 1 : 0 })));
}
