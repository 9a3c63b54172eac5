import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { strongestPlaces } from './strongest.ts';

it('picks the same as sorting everything would, and the earlier among equals', () => {
  const moves = fc.array(fc.integer({ min: -5, max: 5 }));
  fc.assert(
    fc.property(moves, fc.integer({ min: 1, max: 6 }), (figures, count) => {
      const sorted = figures
        .map((_, place) => place)
        .toSorted((one, other) => Math.abs(figures[other] ?? 0) - Math.abs(figures[one] ?? 0));
      expect(strongestPlaces(figures, count)).toEqual(sorted.slice(0, count));
    }),
    { seed: 11 },
  );
});
