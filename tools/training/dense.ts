import { type DenseWeights } from '@rostrum/moderator/training';
import { trainLogistic } from './logistic.ts';

/** `x` has the same features in every row; `y` is 1 or 0. */
export type DenseExample = { x: readonly number[]; y: 0 | 1; weight?: number };

const DIGITS = 5;

/** A logistic model over few features, each brought to mean 0 and spread 1 first. */
export function trainDense(rows: readonly DenseExample[], cost = 0.01, passes = 30): DenseWeights {
  const features = rows[0]?.x.length ?? 0;
  const mean = (at: number) => rows.reduce((sum, { x }) => sum + (x[at] ?? 0), 0) / rows.length;
  const means = Array.from({ length: features }, (_, at) => round(mean(at)));
  const spreads = means.map((middle, at) => {
    const variance = rows.reduce((sum, { x }) => sum + ((x[at] ?? 0) - middle) ** 2, 0) / rows.length;
    return round(Math.sqrt(variance)) || 1;
  });
  const ids = Uint32Array.from({ length: features }, (_, at) => at);
  const vectors = rows.map(({ x, y, weight = 1 }) => ({
    x: { ids, values: Float32Array.from(x, (value, at) => (value - (means[at] ?? 0)) / (spreads[at] ?? 1)) },
    y,
    weight,
  }));
  const model = trainLogistic(vectors, {
    buckets: 2 ** Math.ceil(Math.log2(Math.max(2, features))),
    cost,
    passes,
  });
  return {
    means,
    spreads,
    weights: Array.from(model.weights.slice(0, features), round),
    bias: round(model.bias),
  };
}

function round(value: number): number {
  return Number(value.toPrecision(DIGITS));
}
