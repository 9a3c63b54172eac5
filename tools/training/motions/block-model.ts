import { trainLogistic, type LabelledVector } from '../logistic.ts';

/** Features in parts of different length, and whether the row is one of those to find. */
export type BlockRow = { parts: readonly ArrayLike<number>[]; y: 0 | 1 };
export type BlockModel = { bias: number; weights: number[] };

const COST = 0.3;
const PASSES = 12;
const DIGITS = 5;

/**
 * A logistic model in which each part has the same say, however many features it has. Each feature is brought to mean 0 and
 * spread 1 first; the weights are for the features as they are.
 */
export function trainBlocks(rows: readonly BlockRow[]): BlockModel {
  const scales = scalesOf(rows);
  const ids = Uint32Array.from(scales, (_, at) => at);
  const vectors = rows.map(({ parts, y }): LabelledVector => {
    const flat = flatten(parts);
    const values = Float32Array.from(scales, ({ mean, by }, at) => ((flat[at] ?? 0) - mean) * by);
    return { x: { ids, values }, y };
  });
  const buckets = 2 ** Math.ceil(Math.log2(Math.max(2, scales.length)));
  const model = trainLogistic(vectors, { buckets, cost: COST, passes: PASSES });
  const weights = scales.map(({ by }, at) => rounded((model.weights[at] ?? 0) * by));
  const shift = scales.reduce((sum, { mean }, at) => sum + mean * (weights[at] ?? 0), 0);
  return { bias: rounded(model.bias - shift), weights };
}

function scalesOf(rows: readonly BlockRow[]): { mean: number; by: number }[] {
  const first = rows[0]?.parts ?? [];
  return first.flatMap((part, block) =>
    Array.from(part, (_, at) => {
      const values = rows.map(({ parts }) => parts[block]?.[at] ?? 0);
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
      return { mean, by: 1 / ((Math.sqrt(variance) || 1) * Math.sqrt(part.length)) };
    }),
  );
}

function flatten(parts: readonly ArrayLike<number>[]): number[] {
  return parts.flatMap((part) => Array.from(part));
}

function rounded(value: number): number {
  return Number(value.toPrecision(DIGITS));
}
