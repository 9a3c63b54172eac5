import { expect, test } from 'vitest';
import { waitAt, waitOf } from './model-waits.ts';

test('a duration belongs to the class that it still fits in', () => {
  expect([0, 100, 101, 30_000, 30_001].map(waitOf)).toEqual(['100', '100', '250', '30000', 'longer']);
});

test('half of the calls, and 95 of 100, ended within these times', () => {
  const waits = { '500': 94, '3000': 5, longer: 1 };
  expect([0.5, 0.94, 0.95, 0.99, 1].map((share) => waitAt(share, waits))).toEqual([
    500,
    500,
    3_000,
    3_000,
    Infinity,
  ]);
});

test('without calls there is no time', () => {
  expect(waitAt(0.5, {})).toBeNull();
});
