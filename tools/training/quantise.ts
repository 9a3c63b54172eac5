import type { LinearWeights } from '@rostrum/moderator/training';
import type { TrainedModel } from './logistic.ts';

const LARGEST = 127;

/**
 * One signed byte per bucket. The scale fits the weight at the quantile `clipAt`, and clips larger ones, so that a
 * few outliers do not cost all others their precision.
 */
export function quantise({ bias, weights }: TrainedModel, clipAt = 0.9999): LinearWeights {
  const sizes = weights.map(Math.abs).sort();
  const largest = sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * clipAt))] ?? 0;
  const scale = largest === 0 ? 1 : Number((largest / LARGEST).toPrecision(6));
  const bytes = Int8Array.from(weights, (weight) =>
    Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / scale))),
  );
  return {
    buckets: weights.length,
    bias: Number(bias.toPrecision(6)),
    scale,
    data: Buffer.from(bytes.buffer).toString('base64'),
  };
}
