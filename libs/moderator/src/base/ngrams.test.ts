import { expect, it } from 'vitest';
import { gramsOf, hashedWord } from './ngrams.ts';
import type { SparseVector } from './sparse-vector.ts';

const words = (text: string) => text.split(' ').map(hashedWord);
const lengthOf = ({ values }: SparseVector) => Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0));
/** Two kinds weigh a half each, the third less. */
const LENGTH = Math.sqrt(1 + 0.6 ** 2);

it('has a vector of each sentence and of the whole, all of one length', () => {
  const own = words('you are a fool you are');
  const { grams, gramsBySentence } = gramsOf(own, own, [
    { from: 0, to: 4 },
    { from: 4, to: 6 },
  ]);
  expect(gramsBySentence).toHaveLength(2);
  for (const vector of [grams, ...gramsBySentence]) expect(lengthOf(vector)).toBeCloseTo(LENGTH, 5);
  const ofSentences = new Set(gramsBySentence.flatMap(({ ids }) => [...ids]));
  expect(new Set(grams.ids)).toEqual(ofSentences);
});

it('weighs repetitions as 1 + ln(count), and each feature of a kind once', () => {
  const own = words('no no no');
  const { grams } = gramsOf(own, own, [{ from: 0, to: 3 }]);
  // The word; the pairs of the beginning, of two of them, and of the end.
  const [word = 0, first = 0, pair = 0, last = 0] = grams.values;
  expect(word / first).toBeCloseTo(1 + Math.log(3), 5);
  expect(pair / first).toBeCloseTo(1 + Math.log(2), 5);
  expect(last).toBeCloseTo(first, 5);
});

it('carries nothing over to the next text', () => {
  const one = words('buses are cheap');
  const other = words('you are a fool');
  const read = () => gramsOf(one, one, [{ from: 0, to: 3 }]).grams;
  const before = read();
  gramsOf(other, other, [{ from: 0, to: 4 }]);
  expect(read()).toEqual(before);
});

it('is empty for an empty text', () => {
  const { grams, gramsBySentence } = gramsOf([], [], []);
  expect(gramsBySentence).toEqual([]);
  expect(grams.ids).toHaveLength(0);
});
