import { expect, test } from 'vitest';
import { readMotionsWaiting } from './motions-waiting.ts';

test.each([
  [undefined, 'all'],
  ['', 'all'],
  ['all', 'all'],
  [' unsure ', 'unsure'],
])('MOTIONS_WAIT of %j lets %s wait', (value, expected) => {
  expect(readMotionsWaiting(value === undefined ? {} : { MOTIONS_WAIT: value })).toBe(expected);
});

test('another word is refused, with those that it may be', () => {
  expect(() => readMotionsWaiting({ MOTIONS_WAIT: 'none' })).toThrow(
    'MOTIONS_WAIT is “none”: it needs all or unsure',
  );
});
