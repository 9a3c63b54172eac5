import { groupedFolds } from '../folds.ts';

/**
 * Assigns each row to one of `count` folds, file by file. Rows added to one file leave the folds of the others alone,
 * and with them the figures of the heads that do not read it.
 */
export function civilityFolds(rows: readonly { group: string }[], count: number): Int32Array {
  const folds = new Int32Array(rows.length);
  const placesOf = new Map<string, number[]>();
  rows.forEach(({ group }, place) => {
    const [file = ''] = group.split('-', 1);
    const places = placesOf.get(file);
    if (places) places.push(place);
    else placesOf.set(file, [place]);
  });
  for (const places of placesOf.values()) {
    const groups = places.map((place) => rows[place]?.group ?? '');
    const dealt = groupedFolds(groups, count);
    places.forEach((place, at) => (folds[place] = dealt[at] ?? 0));
  }
  return folds;
}
