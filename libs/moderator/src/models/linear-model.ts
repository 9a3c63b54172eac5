import { decodeBase64 } from './base64.ts';
import type { SparseVector } from './sparse-vector.ts';

/** Trained figures as they are stored: one signed byte a bucket, base64. `buckets` is a power of two. */
export type LinearWeights = { buckets: number; bias: number; scale: number; data: string };

/** A logistic model over hashed features. Scores are log-odds; `sigmoid` makes them 0 … 1. */
export type LinearModel = { bias: number; weights: Float32Array };

/** @throws RangeError where the data do not fill the buckets: the file is damaged. */
export function decodeLinear({ buckets, bias, scale, data }: LinearWeights): LinearModel {
  const bytes = new Int8Array(decodeBase64(data).buffer);
  if (bytes.length !== buckets) throw new RangeError(`${bytes.length} weights for ${buckets} buckets`);
  const weights = new Float32Array(buckets);
  for (let bucket = 0; bucket < buckets; bucket += 1) weights[bucket] = (bytes[bucket] ?? 0) * scale;
  return { bias, weights };
}

/** The log-odds of a text. Features that share a bucket add up. */
export function scoreLinear({ bias, weights }: LinearModel, { ids, values }: SparseVector): number {
  const mask = weights.length - 1;
  let sum = bias;
  for (let index = 0; index < ids.length; index += 1) {
    sum += (weights[(ids[index] ?? 0) & mask] ?? 0) * (values[index] ?? 0);
  }
  return sum;
}

export function sigmoid(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}
