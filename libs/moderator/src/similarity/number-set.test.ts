import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { NumberSet } from './number-set.ts';

const numbers = fc.array(fc.integer({ min: 0, max: 2 ** 31 - 1 }), { maxLength: 3_000 });

it('contains the added numbers, each once and in order, and no earlier ones', () => {
  const set = new NumberSet();
  fc.assert(
    fc.property(numbers, numbers, (one, other) => {
      set.refill([...one, ...one.slice(0, 10)]);
      expect([...set.list()]).toEqual([...new Set(one)]);
      const members = new Set(one);
      const asked = Int32Array.from(new Set([...other, ...one.slice(0, 5)]));
      expect(set.countOf(asked)).toBe(asked.filter((number) => members.has(number)).length);
    }),
    { seed: 20_261_123, numRuns: 100 },
  );
});

it('grows as far as it has to and is as good as new when it is empty', () => {
  const set = new NumberSet();
  set.refill(Array.from({ length: 100_000 }, (_, index) => index * 3));
  expect(set.countOf(Int32Array.of(0, 3, 4, 299_997, 300_000))).toBe(3);
  set.clear();
  expect(set.countOf(Int32Array.of(0, 3))).toBe(0);
  set.add(5);
  expect([...set.list()]).toEqual([5]);
});
