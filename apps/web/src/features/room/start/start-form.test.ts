import { QUICK_CLASH, roomCommandSchema } from '@rostrum/domain';
import { describe, expect, it } from 'vitest';
import {
  changedLengths,
  createCommand,
  emptyStart,
  lengthProblem,
  motionLength,
  startFormSchema,
} from './start-form.ts';

const filled = { ...emptyStart(), motion: 'This house would open the form' };

function problems(changes: Partial<typeof filled>): string[] {
  const parsed = startFormSchema.safeParse({ ...filled, ...changes });
  return parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

describe('the form for a new debate', () => {
  it('accepts a motion and leaves the rest as it is', () => {
    expect(problems({})).toEqual([]);
  });

  it.each([
    ['empty', '', 'Write the motion in words'],
    ['only emoji', '🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉', 'Write the motion in words'],
    ['too short', 'Ban cars', 'Write at least 10 characters'],
    ['5,000 characters long', 'a'.repeat(5_000), 'Keep the motion to 300 characters'],
  ])('says in one sentence what is wrong with a motion that is %s', (_name, motion, sentence) => {
    expect(problems({ motion })).toContain(`motion: ${sentence}`);
  });

  it('checks every length on its own', () => {
    const lengths = { ...filled.lengths, 'opening-for': '9', preparation: '0' };
    expect(problems({ lengths })).toEqual(['lengths.opening-for: 10 to 7200 seconds']);
  });
});

describe('a length', () => {
  it.each(['10', '7200', ' 120 '])('may be %s', (typed) => {
    expect(lengthProblem('opening-for', typed)).toBeUndefined();
  });

  it.each(['', '0', '9', '7201', '-5', '1.5', 'two minutes', '1e3'])('may not be "%s"', (typed) => {
    expect(lengthProblem('opening-for', typed)).toBeDefined();
  });

  it('may be nought for the preparation alone', () => {
    expect(lengthProblem('preparation', '0')).toBeUndefined();
    expect(lengthProblem('preparation', '5')).toBe('0, or 10 to 7200 seconds');
  });
});

describe('what the form asks of the server', () => {
  it('is a command that the server understands', () => {
    const lengths = { ...filled.lengths, preparation: '0' };
    const command = createCommand({ ...filled, lengths });
    expect(command).toMatchObject({ formatId: 'quick-clash', lengths: { preparation: 0 } });
    expect(roomCommandSchema.safeParse(command).success).toBe(true);
  });

  it('names only the lengths that differ', () => {
    expect(createCommand(filled)).not.toHaveProperty('lengths');
    expect(changedLengths({ ...filled.lengths, 'rebuttal-for': ' 060 ' }, QUICK_CLASH)).toEqual({
      'rebuttal-for': 60,
    });
  });
});

describe('the counter of a motion', () => {
  it('counts characters as people do, without the white space around them', () => {
    expect(motionLength('  Ban 🚗  now ')).toEqual({ count: 9, isTooLong: false });
    expect(motionLength('x'.repeat(301)).isTooLong).toBe(true);
  });
});
