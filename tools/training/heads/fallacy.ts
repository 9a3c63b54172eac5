import {
  combineMargins,
  FALLACIES,
  scoreLinear,
  sigmoid,
  type SparseVector,
} from '@rostrum/moderator/training';
import {
  cleanRows,
  FALLACY_FILES,
  fallacyRows,
  type CleanRow,
  type FallacyRow,
} from '../debate/fallacy-rows.ts';
import type { TrainedHead } from '../head.ts';
import { trainLogistic, type LabelledVector, type TrainedModel } from '../logistic.ts';
import { thresholdFor } from '../metrics.ts';
import { prune } from '../prune.ts';
import { quantise } from '../quantise.ts';

const BUCKETS = 2 ** 15;
const COST = 2;
const PASSES = 5;
const KEEP = 9_000;
/** Texts that some called a fallacy and most readers did not still show a little of the kind. */
const ACCUSED = 0.1;
const ACCUSED_OF_KIND = 0.3;
const SPAN = 0.4;
const SPAN_OF_KIND = 0.6;
const OTHER_KIND = 0.3;
const NO_KIND = 0.7;
const CLEAN = 0.35;
/** The share of clean arguments that the head may speak of. */
export const FALSE_ALARMS = 0.02;

export type FallacyModel = { any: TrainedModel; kinds: TrainedModel[] };

/**
 * One model decides whether there is a fallacy at all; one for each kind separates it from random and clean texts.
 */
export function trainFallacy(rows: readonly FallacyRow[], clean: readonly CleanRow[]): FallacyModel {
  const fair = clean.map(({ x }): LabelledVector => ({ x, y: 0, weight: CLEAN }));
  const train = (examples: readonly LabelledVector[]) =>
    prune(trainLogistic([...examples, ...fair], { buckets: BUCKETS, cost: COST, passes: PASSES }), KEEP);
  return {
    any: train(rows.flatMap(asAny)),
    kinds: FALLACIES.map((family) => train(rows.flatMap((row) => asKind(row, family)))),
  };
}

function asAny({ x, label, span }: FallacyRow): LabelledVector[] {
  return [
    { x, y: label === 'none' ? 0 : 1, weight: label === 'accused_not_fallacy' ? ACCUSED : 1 },
    ...(span ? [{ x: span, y: 1, weight: SPAN } as const] : []),
  ];
}

function asKind({ x, label, family, span }: FallacyRow, wanted: string): LabelledVector[] {
  if (label === 'none') return [{ x, y: 0, weight: NO_KIND }];
  if (family !== wanted) return label === 'fallacy' ? [{ x, y: 0, weight: OTHER_KIND }] : [];
  return [
    { x, y: 1, weight: label === 'fallacy' ? 1 : ACCUSED_OF_KIND },
    ...(span ? [{ x: span, y: 1, weight: SPAN_OF_KIND } as const] : []),
  ];
}

/** Log-odds that there is a fallacy, and of each kind. */
export function scoreFallacyModel(
  { any, kinds }: FallacyModel,
  x: SparseVector,
): { score: number; kind: string } {
  const margins = kinds.map((kind) => scoreLinear(kind, x));
  const score = combineMargins(scoreLinear(any, x), margins);
  return { score, kind: FALLACIES[margins.indexOf(Math.max(...margins))] ?? '' };
}

export const HEAD: TrainedHead = {
  name: 'fallacy',
  data: FALLACY_FILES,
  train: () => {
    const clean = cleanRows();
    const rows = fallacyRows();
    const { any, kinds } = trainFallacy(rows, clean);
    const threshold = honestThreshold(rows, clean);
    return [
      {
        name: 'fallacy',
        weights: { any: quantise(any), kinds: kinds.map((kind) => quantise(kind)), threshold },
      },
    ];
  },
};

/** The threshold on clean arguments of motions that the model was not trained on: halves by turns. */
function honestThreshold(rows: readonly FallacyRow[], clean: readonly CleanRow[]): number {
  const motions = [...new Set(clean.map(({ motion }) => motion))];
  const halfOf = new Map(motions.map((motion, at) => [motion, at % 2]));
  const scores = [0, 1].flatMap((half) => {
    const model = trainFallacy(
      rows,
      clean.filter(({ motion }) => halfOf.get(motion) !== half),
    );
    const unseen = clean.filter(({ motion }) => halfOf.get(motion) === half);
    return unseen.map(({ x }) => scoreFallacyModel(model, x).score);
  });
  return Number(sigmoid(thresholdFor(scores, FALSE_ALARMS)).toPrecision(4));
}
