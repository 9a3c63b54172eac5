import type { AnswerCheck } from '@rostrum/domain';
import { describe, expect, it } from 'vitest';
import { checkAnswer } from './check-answer.ts';
import { createAnswerJudge } from './judge-answer.ts';
import type { WritingTask } from './reading/read-answer.ts';

const judge = createAnswerJudge();
const verdictOn = (text: string, checks: AnswerCheck[], task: Partial<WritingTask> = {}) =>
  checkAnswer(text, { ask: 'Write a sentence.', models: [], ...task, checks }, judge);

/** The sentences about missing parts. */
function missed(text: string, checks: AnswerCheck[], task: Partial<WritingTask> = {}): string[] {
  const verdict = verdictOn(text, checks, task);
  return verdict.state === 'incomplete'
    ? verdict.results.filter(({ isMet }) => !isMet).map(({ say }) => say)
    : [];
}

const GIVEN = 'Public libraries should stop charging late fees, because the fees keep poor families away.';

describe('a written answer', () => {
  it('gets feedback on what is missing: a claim with no warrant', () => {
    const text = 'Zoos are cruel to every animal that lives in them.';
    expect(missed(text, [{ kind: 'claim' }, { kind: 'warrant' }])).toEqual([
      'It has no warrant yet: nothing says why it’s so. Ask “how exactly?” and write down the answer.',
    ]);
    expect(missed(`${text} They suffer, because they cannot roam.`, [{ kind: 'warrant' }])).toEqual([]);
  });

  it('may give its reason without “because”, and its impact without “so”', () => {
    const text = 'Zoos are cruel. A bear that walks forty miles a night turns round after ten steps.';
    expect(missed(text, [{ kind: 'claim' }, { kind: 'warrant' }, { kind: 'impact' }])).toEqual([]);
  });

  it('may say “cos”, and may give its reason behind a comma', () => {
    const warrant: AnswerCheck[] = [{ kind: 'warrant' }];
    expect(missed('Zoos are cruel cos a bear walks forty miles a night.', warrant)).toEqual([]);
    const continued = 'Zoos keep bears in a yard, but a wild bear crosses three valleys in one autumn night.';
    expect(missed(continued, warrant)).toEqual([]);
  });

  it.each<[AnswerCheck['kind'], string, string, Partial<WritingTask>?]>([
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
    ['concession', 'Fair enough, it takes longer than a year.', 'It takes longer than a year.'],
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
  ])('is checked for %s', (kind, there, missing, task = {}) => {
    const check = { kind } as AnswerCheck;
    expect(missed(there, [check], task)).toEqual([]);
    expect(missed(missing, [check], task)).toHaveLength(1);
  });

  it('is counted in words, at least and at most', () => {
    const check: AnswerCheck = { kind: 'words', least: 3, most: 5 };
    expect(missed('the bus', [check])).toEqual(['It has 2 words; 3 are needed.']);
    expect(missed('the bus – comes late', [check])).toEqual([]);
    expect(missed('the bus that always comes late', [check])).toEqual(['It has 6 words; 5 are allowed.']);
  });

  it('must use the requested ideas, whatever punctuation it contains', () => {
    const check: AnswerCheck = { kind: 'mentions', of: ['libr', 'a+b?'], say: 'Name the libraries.' };
    expect(missed('The Libraries are open.', [check])).toEqual([]);
    expect(missed('The schools are open.', [check])).toEqual(['Name the libraries.']);
  });

  it('in a language that the engine does not read is not judged', () => {
    const text =
      'Die Bibliotheken sollten keine Gebühren verlangen, weil arme Familien sonst nicht kommen würden.';
    expect(verdictOn(text, [{ kind: 'claim' }]).state).toBe('unreadable');
  });

  it('that is too long for a lesson is no answer', () => {
    expect(() => verdictOn('because '.repeat(1_250), [{ kind: 'claim' }])).toThrow(RangeError);
  });

  it('says that it cannot tell where the parts are there and say little', () => {
    const verdict = verdictOn(
      'Night buses would be a very good thing, because people need them at the end of the day.',
      [{ kind: 'warrant' }],
      { motion: 'This house would pay for night buses', models: [] },
    );
    expect(verdict.state).toBe('unsure');
  });
});
