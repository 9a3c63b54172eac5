import { tallyVotes, type Choice, type Vote } from '@rostrum/domain';
import { describe, expect, it } from 'vitest';
import { changeWords, countWords, swingFinding, winnerWords } from './swing-words.ts';

const times = (count: number, before: Choice | null, after: Choice | null): Vote[] =>
  Array.from({ length: count }, () => ({ before, after }));
const tally = (...votes: Vote[][]) => tallyVotes(votes.flat());

const FOR_GAINED = tally(
  times(10, 'for', 'for'),
  times(3, 'undecided', 'for'),
  times(12, 'against', 'against'),
);

describe('the swing in words', () => {
  it('says who gained how much, and how many changed their mind', () => {
    expect(swingFinding(FOR_GAINED)).toBe('For gained 12 points; 3 people changed their mind.');
    expect(countWords(FOR_GAINED)).toBe('n = 25 before, 25 after');
    expect(winnerWords(FOR_GAINED)).toBe('For wins: the larger gain in percentage points.');
  });

  it('says nothing about four votes, and something about five', () => {
    const four = tally(times(4, 'undecided', 'for'));
    expect(swingFinding(four)).toBe('Too few votes to say: 4 before, 4 after.');
    expect(winnerWords(four)).toBeUndefined();
    expect(swingFinding(tally(times(5, 'undecided', 'for')))).toContain('For gained 100 points');
  });

  it('needs five at both times', () => {
    const votes = tally(times(8, 'for', null), times(4, 'against', 'for'));
    expect(swingFinding(votes)).toBe('Too few votes to say: 12 before, 4 after.');
  });

  it('names no winner where the gains are alike', () => {
    const alike = tally(
      times(1, 'undecided', 'for'),
      times(1, 'undecided', 'against'),
      times(8, 'for', 'for'),
    );
    expect(swingFinding(alike)).toBe('Both sides gained 10 points; 2 people changed their mind.');
    expect(winnerWords(alike)).toContain('No side wins');
    expect(swingFinding(tally(times(9, 'for', 'for')))).toBe(
      'Neither side gained or lost; nobody changed their mind.',
    );
  });

  it('calls a smaller loss no gain', () => {
    const lost = tally(
      times(1, 'for', 'undecided'),
      times(4, 'against', 'undecided'),
      times(5, 'for', 'for'),
    );
    expect(swingFinding(lost)).toBe('Against lost 40 points, For fewer; 5 people changed their mind.');
  });

  it('speaks of one person in the singular', () => {
    expect(swingFinding(tally(times(1, 'for', 'against'), times(9, 'for', 'for')))).toBe(
      'Against gained 10 points; 1 person changed their mind.',
    );
  });

  it('writes changes with their sign', () => {
    expect([12.4, -3, 0.2].map(changeWords)).toEqual(['+12', '−3', '0']);
  });
});
