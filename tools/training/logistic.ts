import type { LinearModel } from '@rostrum/moderator/training';
import type { SparseVector } from '@rostrum/moderator/training';
import { seededRandom, shuffledIndexes } from '@rostrum/moderator/training';

/** A model while it is trained: each weight in full. */
export type TrainedModel = LinearModel & { weights: Float32Array };

/** `y` is 1 or 0; `weight` is the number of rows that this one represents. */
export type LabelledVector = { x: SparseVector; y: 0 | 1; weight?: number };
/** `cost`: the cost of an error relative to the size of the weights (liblinear's C). `buckets`: a power of two. */
export type LogisticOptions = { buckets: number; cost: number; passes?: number; seed?: number };

const SHRINK = 0.1;
const NEWTON_STEPS = 12;
const CLOSE_ENOUGH = 1e-3;

/**
 * Logistic regression with an L2 penalty, solved in its dual form one row at a time (Yu, Huang and Lin, "Dual coordinate
 * descent methods for logistic regression and maximum entropy models", 2011). The order of rows comes from the seed.
 */
export function trainLogistic(
  rows: readonly LabelledVector[],
  { buckets, cost, passes = 12, seed = 1 }: LogisticOptions,
): TrainedModel {
  const model: TrainedModel = { bias: 0, scale: 1, weights: new Float32Array(buckets) };
  const random = seededRandom(seed);
  const limits = Float64Array.from(rows, ({ weight = 1 }) => cost * weight);
  const alphas = limits.map((limit) => Math.min(0.001 * limit, 1e-8));
  const scratch = new Float32Array(buckets);
  const squares = Float64Array.from(rows, ({ x }) => squaredLength(x, scratch) + 1);
  rows.forEach((row, index) => move(model, row, alphas[index] ?? 0));
  for (let pass = 0; pass < passes; pass += 1) {
    for (const index of shuffledIndexes(rows.length, random)) {
      const row = rows[index];
      const limit = limits[index] ?? 0;
      if (!row || limit === 0) continue;
      const before = alphas[index] ?? 0;
      const margin = (row.y === 1 ? 1 : -1) * dot(model, row.x);
      const after = bestAlpha(before, limit, squares[index] ?? 1, margin);
      alphas[index] = after;
      move(model, row, after - before);
    }
  }
  return model;
}

/** The optimal multiplier of one row with all others fixed, by Newton's method from the nearer end. */
function bestAlpha(before: number, limit: number, square: number, margin: number): number {
  const fromAbove = 0.5 * square * (limit - 2 * before) + margin < 0;
  const start = fromAbove ? limit - before : before;
  const sign = fromAbove ? -1 : 1;
  let z = limit - start < 0.5 * limit ? SHRINK * start : start;
  z = Math.max(z, 1e-300);
  for (let step = 0; step < NEWTON_STEPS; step += 1) {
    const slope = square * (z - start) + sign * margin + Math.log(z / (limit - z));
    if (Math.abs(slope) < CLOSE_ENOUGH) break;
    const next = z - slope / (square + limit / (limit - z) / z);
    z = next <= 0 ? z * SHRINK : Math.min(next, limit * (1 - 1e-12));
  }
  return fromAbove ? limit - z : z;
}

function move(model: TrainedModel, { x, y }: LabelledVector, by: number): void {
  const step = y === 1 ? by : -by;
  const { ids, values } = x;
  const mask = model.weights.length - 1;
  for (let index = 0; index < ids.length; index += 1) {
    const bucket = (ids[index] ?? 0) & mask;
    model.weights[bucket] = (model.weights[bucket] ?? 0) + step * (values[index] ?? 0);
  }
  model.bias += step;
}

function dot({ bias, weights }: TrainedModel, { ids, values }: SparseVector): number {
  const mask = weights.length - 1;
  let sum = bias;
  for (let index = 0; index < ids.length; index += 1) {
    sum += (weights[(ids[index] ?? 0) & mask] ?? 0) * (values[index] ?? 0);
  }
  return sum;
}

/** Features that share a bucket add up, so the square is taken bucket by bucket; `sums` is scratch, left at zero. */
function squaredLength({ ids, values }: SparseVector, sums: Float32Array): number {
  const mask = sums.length - 1;
  for (let index = 0; index < ids.length; index += 1) {
    const bucket = (ids[index] ?? 0) & mask;
    sums[bucket] = (sums[bucket] ?? 0) + (values[index] ?? 0);
  }
  let square = 0;
  for (let index = 0; index < ids.length; index += 1) {
    const bucket = (ids[index] ?? 0) & mask;
    const sum = sums[bucket] ?? 0;
    square += sum * sum;
    sums[bucket] = 0;
  }
  return square;
}
