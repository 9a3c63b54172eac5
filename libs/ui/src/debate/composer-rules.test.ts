import { expect, test } from 'vitest';
import { grouped } from './composer-rules.ts';

test.each([0, 7, 999, 1_000, 1_350, 99_999, 100_000, 1_234_567])(
  '%i is written as English writes it',
  (value) => {
    expect(grouped(value)).toBe(value.toLocaleString('en-GB'));
  },
);
