import { expect, it } from 'vitest';
import { answerWords } from './answer-words.ts';
import { frequenciesIn, quantitiesIn } from './quantities.ts';

it.each([
  ['two hundred and fifty people', 250],
  ['two thousand three hundred cars', 2_300],
  ['250,000 households', 250_000],
  ['twenty-one years', 21],
  ['eleven thousand people', 11_000],
  ['a hundred things', 100],
  ['1.5 metres', 1.5],
])('reads the number in “%s”', (text, value) => {
  expect(quantitiesIn(answerWords(text)).map((one) => one.value)).toEqual([value]);
});

it('reads numbers beside each other as two', () => {
  expect(quantitiesIn(answerWords('in 2026, 40 people')).map(({ value }) => value)).toEqual([2_026, 40]);
});

it.each([
  ['once a year', 365],
  ['yearly', 365],
  ['every day', 1],
  ['twice a week', 3.5],
  ['once in ten years', 3_650],
  ['365 times a year', 1],
])('reads the rhythm in “%s”', (text, days) => {
  expect(frequenciesIn(answerWords(text)).map(({ every }) => every)).toEqual([days]);
});
