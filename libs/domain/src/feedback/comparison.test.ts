import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMPARED_FROM, mediansOf, tenthsOf } from './comparison.ts';

function counted(scores: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const score of scores) counts[tenthsOf(score)] = (counts[tenthsOf(score)] ?? 0) + 1;
  return counts;
}

describe('the middle of all scores', () => {
  test('is the median of any sorted list', () => {
    const score = fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(fc.array(score, { minLength: COMPARED_FROM, maxLength: 200 }), (scores) => {
        const sorted = scores.toSorted((one, other) => one - other);
        const at = (place: number) => sorted[Math.floor(place)] ?? 0;
        const middle = (at((scores.length - 1) / 2) + at(scores.length / 2)) / 2;
        const { weighing, ...others } = mediansOf({ scores: { weighing: counted(scores) } });
        expect(weighing?.n).toBe(scores.length);
        expect(weighing?.value).toBeCloseTo(middle, 9);
        expect(others).toEqual({});
      }),
    );
  });

  test('is not shown for too few scores', () => {
    const few = Array.from({ length: COMPARED_FROM - 1 }, () => 3);
    expect(mediansOf({ scores: { evidence: counted(few) } })).toEqual({});
    expect(mediansOf({ scores: {} })).toEqual({});
  });
});
