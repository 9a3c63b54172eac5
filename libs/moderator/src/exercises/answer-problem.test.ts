import { expect, it } from 'vitest';
import { ANSWER_MOST, answerProblem } from './answer-problem.ts';

it('keeps an answer back while it is empty or too long, and says how much too long', () => {
  expect(answerProblem('  \n')).toBe('Write your answer first.');
  expect(answerProblem('a'.repeat(ANSWER_MOST))).toBeUndefined();
  expect(answerProblem('a'.repeat(ANSWER_MOST + 3))).toContain('3 characters too long');
  expect(answerProblem('because '.repeat(1_250))).toContain('8,800 characters too long');
});
