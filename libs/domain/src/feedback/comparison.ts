import * as z from 'zod/mini';
import { count, textUpTo } from '../bounds.ts';
import { DIMENSIONS, dimensionSchema, type Dimension } from './dimensions.ts';

export const COMPARISON_PATH = 'comparisons/all';

/** How often each score was given, by tenths of a mark: 35 is 3.5. */
const frequencySchema = z.record(textUpTo(8), count);

/**
 * `comparisons/all`: the scores of everybody who shares theirs, without person, room or time. Only those people read
 * it. It grows when a report is first written.
 */
export const comparisonSchema = z.object({ scores: z.partialRecord(dimensionSchema, frequencySchema) });
export type Comparison = z.infer<typeof comparisonSchema>;

/** The tenths under which a score is counted. */
export const tenthsOf = (score: number) => Math.round(score * 10);

/** With fewer scores there is no comparison, because individual scores might show through. */
export const COMPARED_FROM = 30;

/** The median score of a dimension, 1 … 5, and the number of scores. */
export type Middle = { value: number; n: number };

/** The median of each dimension that has enough scores. */
export function mediansOf({ scores }: Comparison): Partial<Record<Dimension, Middle>> {
  return Object.fromEntries(
    DIMENSIONS.flatMap((dimension) => {
      const counted = Object.entries(scores[dimension] ?? {})
        .map(([tenths, count]) => ({ score: Number(tenths) / 10, count }))
        .toSorted((one, other) => one.score - other.score);
      const n = counted.reduce((sum, { count }) => sum + count, 0);
      return n < COMPARED_FROM ? [] : [[dimension, { value: middleOf(counted, n), n }]];
    }),
  );
}

function middleOf(counted: readonly { score: number; count: number }[], n: number): number {
  const at = (place: number) => {
    let passed = 0;
    return counted.find(({ count }) => (passed += count) > place)?.score ?? 0;
  };
  return (at(Math.floor((n - 1) / 2)) + at(Math.floor(n / 2))) / 2;
}
