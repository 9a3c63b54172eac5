import { FALLACIES, scoreLinear, sigmoid, type LinearModel } from '@rostrum/moderator/training';
import {
  cleanRows,
  FALLACY_FILES,
  fallacyRows,
  type CleanRow,
  type FallacyRow,
} from '../debate/fallacy-rows.ts';
import type { TrainedHead } from '../head.ts';
import { trainLogistic, type LabelledVector } from '../logistic.ts';
import { thresholdFor } from '../metrics.ts';
import { prune } from '../prune.ts';
import { quantise } from '../quantise.ts';

const BUCKETS = 2 ** 15;
const COST = 3;
const PASSES = 5;
const KEEP = 4_500;
/** What others called a fallacy and most readers did not still shows what the kind looks like. */
const ACCUSED = 0.4;
const ACCUSED_AS_ANY = 0.1;
const SPAN = 0.7;
const SPAN_AS_ANY = 0.4;
const CLEAN = 0.3;
/** The share of clean arguments that the head may speak of. */
export const FALSE_ALARMS = 0.02;

export type FallacyModel = { any: LinearModel; kinds: LinearModel[]; threshold: number };

export function trainFallacy(rows: readonly FallacyRow[], clean: readonly CleanRow[]): FallacyModel {
  const any = prune(trainAny(rows, clean), KEEP);
  const kinds = FALLACIES.map((family) => prune(trainKind(rows, family), KEEP));
  const threshold = sigmoid(
    thresholdFor(
      clean.map(({ x }) => scoreLinear(any, x)),
      FALSE_ALARMS,
    ),
  );
  return { any, kinds, threshold };
}

function trainAny(rows: readonly FallacyRow[], clean: readonly CleanRow[]): LinearModel {
  const examples: LabelledVector[] = rows.flatMap(({ x, label, span }): LabelledVector[] => [
    { x, y: label === 'none' ? 0 : 1, weight: label === 'accused_not_fallacy' ? ACCUSED_AS_ANY : 1 },
    ...(span ? [{ x: span, y: 1 as const, weight: SPAN_AS_ANY }] : []),
  ]);
  const fair = clean.map(({ x }): LabelledVector => ({ x, y: 0, weight: CLEAN }));
  return trainLogistic([...examples, ...fair], { buckets: BUCKETS, cost: COST, passes: PASSES });
}

function trainKind(rows: readonly FallacyRow[], family: string): LinearModel {
  const examples = rows.flatMap(({ x, span, label, family: own }): LabelledVector[] => {
    if (label === 'none') return [];
    const y = own === family ? 1 : 0;
    return [
      { x, y, weight: label === 'fallacy' ? 1 : ACCUSED },
      ...(span ? [{ x: span, y, weight: SPAN } as const] : []),
    ];
  });
  return trainLogistic(examples, { buckets: BUCKETS, cost: COST, passes: PASSES });
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

/** The threshold on clean arguments that the model was not trained on: halves by turns. */
function honestThreshold(rows: readonly FallacyRow[], clean: readonly CleanRow[]): number {
  const motions = [...new Set(clean.map(({ motion }) => motion))];
  const halfOf = new Map(motions.map((motion, at) => [motion, at % 2]));
  const scores = [0, 1].flatMap((half) => {
    const model = trainAny(
      rows,
      clean.filter(({ motion }) => halfOf.get(motion) !== half),
    );
    const pruned = prune(model, KEEP);
    return clean.filter(({ motion }) => halfOf.get(motion) === half).map(({ x }) => scoreLinear(pruned, x));
  });
  return Number(sigmoid(thresholdFor(scores, FALSE_ALARMS)).toPrecision(4));
}
