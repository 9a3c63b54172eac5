import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeWords, encodeWords } from './front-coding.ts';

it('shares the letters that two neighbours begin with', () => {
  expect(encodeWords(['abandon', 'abandoned', "abandon's", 'zebra'])).toBe("AabandonHedH'sAzebra");
  expect(decodeWords("AabandonHedH'sAzebra")).toEqual(['abandon', 'abandoned', "abandon's", 'zebra']);
});

it('gives back every word, however long', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', "'"), minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(fc.uniqueArray(word), (words) => {
      const sorted = words.toSorted();
      expect(decodeWords(encodeWords(sorted))).toEqual(sorted);
    }),
  );
});
