import { expect, it } from 'vitest';
import { wordCount, wordsIn } from './words-in.ts';

it('finds words between spaces, with their places', () => {
  expect(wordsIn('Free  buses, now').map((word) => [word[0], word.index])).toEqual([
    ['Free', 0],
    ['buses,', 6],
    ['now', 13],
  ]);
});

it.each([
  ['Free buses – now!', 3],
  ['- one\n- two', 2],
  ['', 0],
  ['— … 👍', 0],
  ['это дом 24', 3],
  ['無料バス', 4],
])('counts the words of %j', (text, count) => {
  expect(wordCount(text)).toBe(count);
});
