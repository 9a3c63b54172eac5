import { hashFeature } from '@rostrum/moderator/training';

/**
 * Assigns each row to one of `count` folds. Rows of one group share a fold. Groups go largest first to the smallest
 * fold, so that folds have similar sizes and are the same for the same rows.
 */
export function groupedFolds(groups: readonly string[], count = 5): Int32Array {
  const sizes = new Map<string, number>();
  for (const group of groups) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const inOrder = [...sizes].toSorted(
    ([one, oneSize], [other, otherSize]) => otherSize - oneSize || hashFeature(one) - hashFeature(other),
  );
  const filled = Array.from({ length: count }, () => 0);
  const foldOf = new Map<string, number>();
  for (const [group, size] of inOrder) {
    const fold = filled.indexOf(Math.min(...filled));
    foldOf.set(group, fold);
    filled[fold] = (filled[fold] ?? 0) + size;
  }
  return Int32Array.from(groups, (group) => foldOf.get(group) ?? 0);
}

/**
 * A score for every row by a model that never saw its group: `train` gets the places of the rows outside a fold and
 * returns a scoring function.
 */
export function outOfFold(
  folds: Int32Array,
  train: (places: number[]) => (place: number) => number,
): Float64Array {
  const scores = new Float64Array(folds.length);
  for (const fold of [...new Set(folds)].toSorted((one, other) => one - other)) {
    const score = train(placesWhere(folds, (other) => other !== fold));
    for (const place of placesWhere(folds, (other) => other === fold)) scores[place] = score(place);
  }
  return scores;
}

function placesWhere(folds: Int32Array, holds: (fold: number) => boolean): number[] {
  const places: number[] = [];
  folds.forEach((fold, place) => {
    if (holds(fold)) places.push(place);
  });
  return places;
}
