import type { AnswerCheck } from '@rostrum/domain';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine/engine.ts';
import { ANSWER_MOST, answerProblem, checkAnswer, contextOf, type WrittenAnswer } from './check-answer.ts';

const engine = createEngine();

function missed(text: string, checks: AnswerCheck[], around: Omit<WrittenAnswer, 'text'> = {}) {
  const answer = { text, ...around };
  const verdict = checkAnswer(answer, checks, engine.judge(text, contextOf(answer, checks)));
  return verdict.state === 'checked'
    ? verdict.results.filter(({ isMet }) => !isMet).map(({ say }) => say)
    : verdict.state;
}

const GIVEN = 'Public libraries should stop charging late fees, because the fees keep poor families away.';

describe('a written answer', () => {
  it('gets feedback on what is missing: a claim with no warrant', () => {
    const text = 'Zoos are cruel to every animal that lives in them.';
    expect(missed(text, [{ kind: 'claim' }, { kind: 'warrant' }])).toEqual([
      'It has no warrant: nothing says why this is so. Go on with “because”.',
    ]);
    expect(missed(`${text} They suffer, because they cannot roam.`, [{ kind: 'warrant' }])).toEqual([]);
  });

  it.each<[AnswerCheck['kind'], string, string, Omit<WrittenAnswer, 'text'>?]>([
    ['claim', 'School uniforms reduce bullying.', 'Thank you, moderator.'],
    ['impact', 'So a night nurse loses an hour of sleep.', 'The bus is blue and stops at noon.'],
    [
      'evidence',
      'According to the WHO, tobacco kills eight million people a year.',
      'Everybody knows that it kills.',
    ],
    [
      'weighing',
      'A lost hour can be repaid; a lost hand cannot, so it matters more.',
      'A lost hour is a great pity.',
    ],
    ['signpost', 'First their point on cost, then ours.', 'Their cost is too high for us.'],
    ['concession', 'You are right that it costs two million.', 'It costs two million.'],
    ['question', 'Who would pay for the bus?', 'Who would pay? And when? And why?'],
    ['civil', 'That argument is absurd.', 'You are an idiot.'],
    [
      'restates',
      'You say that libraries should drop late fees, since they keep poor families away.',
      'You want chaos.',
      { given: GIVEN },
    ],
    [
      'answers',
      'Late fees do not keep poor families away from libraries: they are waived for them.',
      'School should start later in the morning, as teenagers sleep late.',
      { given: GIVEN },
    ],
  ])('is checked for %s', (kind, there, missing, around = {}) => {
    const check = { kind } as AnswerCheck;
    expect(missed(there, [check], around)).toEqual([]);
    expect(missed(missing, [check], around)).toHaveLength(1);
  });

  it('is counted in words, at least and at most', () => {
    const check: AnswerCheck = { kind: 'words', least: 3, most: 5 };
    expect(missed('one two', [check])).toEqual(['It has 2 words; 3 are needed.']);
    expect(missed('one two three – four five', [check])).toEqual([]);
    expect(missed('one two three four five six', [check])).toEqual(['It has 6 words; 5 are allowed.']);
  });

  it('must use the requested ideas, whatever punctuation it contains', () => {
    const check: AnswerCheck = { kind: 'mentions', of: ['libr', 'a+b?'], say: 'Name the libraries.' };
    expect(missed('The Libraries are open.', [check])).toEqual([]);
    expect(missed('The schools are open.', [check])).toEqual(['Name the libraries.']);
  });

  it('in a language that the engine does not read is not judged', () => {
    const text =
      'Die Bibliotheken sollten keine Gebühren verlangen, weil arme Familien sonst nicht kommen würden.';
    expect(missed(text, [{ kind: 'claim' }])).toBe('unreadable');
  });

  it('is not sent on while it is empty or too long', () => {
    expect(answerProblem('  \n')).toBe('Write your answer first.');
    expect(answerProblem('a'.repeat(ANSWER_MOST))).toBeUndefined();
    expect(answerProblem('a'.repeat(ANSWER_MOST + 3))).toContain('3 characters too long');
  });
});
