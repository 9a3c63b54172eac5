import { bootstrap } from '../training/metrics.ts';
import type { Figure } from './figure.ts';

/** The share of rows for which something is true, with its count in the figure's name. */
export function countedShare<Row>(
  told: Omit<Figure, 'figure' | 'value' | 'interval' | 'aim'>,
  figure: string,
  rows: readonly Row[],
  is: (row: Row) => boolean,
  aim: Figure['aim'],
): Figure {
  const hits = rows.map(is);
  const rate = (places: readonly number[]) =>
    places.filter((place) => hits[place]).length / Math.max(1, places.length);
  return {
    ...told,
    figure: `${figure} (${hits.filter(Boolean).length} of ${rows.length})`,
    value: rate([...hits.keys()]),
    interval: bootstrap(rows.length, rate),
    aim,
  };
}
