import { inLanguage } from '@rostrum/words';
import { expect, it } from 'vitest';
import { answerProblem } from './answer-problem.ts';
import { quoteWords } from './faults/quote.ts';

it('the reason against a judgement is given in the language of the learner, with its numbers', () => {
  const long = 'a'.repeat(2_201);
  expect(answerProblem(long)).toBe('This is 1,001 characters too long: 1,200 are allowed.');
  expect(inLanguage('de', () => answerProblem(long))).toBe(
    'Das sind 1.001 Zeichen zu viel: 1.200 sind erlaubt.',
  );
});

it('words of an answer are quoted and listed as the language does', () => {
  const words = [{ word: 'grelb' }, { word: 'tovish' }];
  expect(quoteWords(words)).toBe('“grelb” and “tovish”');
  expect(inLanguage('es', () => quoteWords(words))).toBe('«grelb» y «tovish»');
});
