import { decodeBase64 } from '../base/base64.ts';
import type { SparseVector } from '../base/sparse-vector.ts';

/** Trained figures as they are stored: one signed byte a bucket, base64. `buckets` is a power of two. */
export type LinearWeights = { buckets: number; bias: number; scale: number; data: string };

/**
 * A logistic model over hashed features. A weight counts `scale` times. Scores are log-odds; `sigmoid` maps them to 0
 * … 1.
 */
export type LinearModel = { bias: number; scale: number; weights: Int8Array | Float32Array };

/** @throws RangeError if the data do not fill the buckets: the file is damaged. */
export function decodeLinear({ buckets, bias, scale, data }: LinearWeights): LinearModel {
  const weights = new Int8Array(decodeBase64(data).buffer);
  if (weights.length !== buckets) throw new RangeError(`${weights.length} weights for ${buckets} buckets`);
  return { bias, scale, weights };
}

/** The log-odds of a text. Features that share a bucket add up. */
export function scoreLinear({ bias, scale, weights }: LinearModel, { ids, values }: SparseVector): number {
  const mask = weights.length - 1;
  let sum = bias;
  for (let index = 0; index < ids.length; index += 1) {
    sum += Math.fround((weights[(ids[index] ?? 0) & mask] ?? 0) * scale) * (values[index] ?? 0);
  }
  return sum;
}

/**
 * The log-odds of several models, in order, for a text whose features may come as several vectors. It reads a feature
 * for three models at once, because the processor adds several sums in the time of one.
 */
export function scoresLinear(
  models: readonly LinearModel[],
  ...vectors: readonly SparseVector[]
): Float64Array {
  const scores = new Float64Array(models.length);
  for (let at = 0; at < models.length; at += 3) {
    const one = models[at];
    if (one) scoreThree(scores, at, one, models[at + 1] ?? one, models[at + 2] ?? one, vectors);
  }
  return scores;
}

/** Writes the scores at a place; those beyond the end are lost. */
function scoreThree(
  scores: Float64Array,
  at: number,
  one: LinearModel,
  two: LinearModel,
  three: LinearModel,
  vectors: readonly SparseVector[],
): void {
  const [weights1, weights2, weights3] = [one.weights, two.weights, three.weights];
  const [mask1, mask2, mask3] = [weights1.length - 1, weights2.length - 1, weights3.length - 1];
  const [scale1, scale2, scale3] = [one.scale, two.scale, three.scale];
  let [sum1, sum2, sum3] = [one.bias, two.bias, three.bias];
  for (const { ids, values } of vectors) {
    for (let index = 0; index < ids.length; index += 1) {
      const id = ids[index] ?? 0;
      const value = values[index] ?? 0;
      sum1 += Math.fround((weights1[id & mask1] ?? 0) * scale1) * value;
      sum2 += Math.fround((weights2[id & mask2] ?? 0) * scale2) * value;
      sum3 += Math.fround((weights3[id & mask3] ?? 0) * scale3) * value;
    }
  }
  scores[at] = sum1;
  scores[at + 1] = sum2;
  scores[at + 2] = sum3;
}

/** A model's weight for a feature, in single precision as trained. */
export function weightAt({ scale, weights }: LinearModel, id: number): number {
  return Math.fround((weights[id & (weights.length - 1)] ?? 0) * scale);
}

export function sigmoid(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
