import type { LinearModel } from '@rostrum/moderator/training';

/** Keeps the largest weights alone; what is nothing compresses to nothing. */
export function prune({ bias, weights }: LinearModel, keep: number): LinearModel {
  const sizes = weights.map(Math.abs).toSorted().toReversed();
  const least = sizes[Math.min(keep, sizes.length) - 1] ?? 0;
  return { bias, weights: weights.map((weight) => (Math.abs(weight) < least ? 0 : weight)) };
}
