import type { TrainedModel } from './logistic.ts';

/** Keeps only the largest weights; zeros compress to nothing. */
export function prune({ bias, scale, weights }: TrainedModel, keep: number): TrainedModel {
  const sizes = weights.map(Math.abs).toSorted().toReversed();
  const least = sizes[Math.min(keep, sizes.length) - 1] ?? 0;
  return { bias, scale, weights: weights.map((weight) => (Math.abs(weight) < least ? 0 : weight)) };
}
