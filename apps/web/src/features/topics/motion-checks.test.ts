import { describe, expect, it } from 'vitest';
import { checkMotion } from './motion-checks.ts';

const failed = (motion: string) =>
  checkMotion(motion).flatMap(({ label, passed }) => (passed ? [] : [label]));

describe('the checks of a motion', () => {
  it('pass for one arguable sentence', () => {
    expect(failed('This house would make voting compulsory')).toEqual([]);
    expect(failed('This house would follow J. S. Mill on liberty.')).toEqual([]);
    expect(failed('This house would tax fuel at 1.5 times the rate of today')).toEqual([]);
  });

  it('ask for a statement instead of a question', () => {
    expect(failed('Should voting be compulsory?')).toEqual(['A statement']);
  });

  it('ask for one motion instead of two', () => {
    expect(failed('Voting should be compulsory. Cars should be banned')).toEqual(['One motion']);
  });

  it('say with the words of the form what is wrong with its length', () => {
    expect(checkMotion('Ban cars')[0]?.words).toBe('Write at least 10 characters');
    expect(checkMotion('x'.repeat(5_000))[0]?.words).toBe('Keep the motion to 300 characters');
    expect(failed('🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉🎉')).toContain('Length');
    expect(failed('')).toHaveLength(3);
  });
});
