import { decodeBase64 } from './base64.ts';
import type { SparseVector } from './sparse-vector.ts';

/** Trained figures as they are stored: one signed byte a bucket, base64. `buckets` is a power of two. */
export type LinearWeights = { buckets: number; bias: number; scale: number; data: string };

/** A logistic model over hashed features. A weight counts `scale` times. Scores are log-odds; `sigmoid` makes them 0 … 1. */
export type LinearModel = { bias: number; scale: number; weights: Int8Array | Float32Array };

/** @throws RangeError where the data do not fill the buckets: the file is damaged. */
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

/** What a model gives for a feature, in single precision as it was trained. */
export function weightAt({ scale, weights }: LinearModel, id: number): number {
  return Math.fround((weights[id & (weights.length - 1)] ?? 0) * scale);
}

export function sigmoid(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
