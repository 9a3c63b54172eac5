import { describe, expect, it } from 'vitest';
import { tallyVotes, type Choice, type Vote } from '../documents/vote.ts';
import { changeWords, countWords, mindsChanged, swingWords, tellsSwing, winnerWords } from './vote-words.ts';

const times = (count: number, before: Choice | null, after: Choice | null): Vote[] =>
  Array.from({ length: count }, () => ({ before, after }));
const tally = (...votes: Vote[][]) => tallyVotes(votes.flat());

const FOR_GAINED = tally(
  times(10, 'for', 'for'),
  times(3, 'undecided', 'for'),
  times(12, 'against', 'against'),
);

describe('the swing in words', () => {
  it('shows who gained how much, and how many changed their mind', () => {
    expect(swingWords(FOR_GAINED)).toBe('For gained 12 points; 3 people changed their mind.');
    expect(countWords(FOR_GAINED)).toBe('n = 25 before, 25 after');
    expect(winnerWords(FOR_GAINED)).toBe('For wins: the larger gain in percentage points.');
  });

  it('is silent about four votes, and speaks about five', () => {
    const four = tally(times(4, 'undecided', 'for'));
    expect(swingWords(four)).toBe('Too few votes to say: 4 before, 4 after.');
    expect(winnerWords(four)).toBeUndefined();
    expect(tellsSwing(four)).toBe(false);
    expect(tellsSwing(tally(times(5, 'undecided', 'for')))).toBe(true);
    expect(swingWords(tallyVotes([]))).toBe('Too few votes to say: 0 before, 0 after.');
    expect(swingWords(tally(times(5, 'undecided', 'for')))).toContain('For gained 100 points');
  });

  it('needs five at both times', () => {
    const votes = tally(times(8, 'for', null), times(4, 'against', 'for'));
    expect(swingWords(votes)).toBe('Too few votes to say: 12 before, 4 after.');
  });

  it('names no winner if the gains are equal', () => {
    const alike = tally(
      times(1, 'undecided', 'for'),
      times(1, 'undecided', 'against'),
      times(8, 'for', 'for'),
    );
    expect(swingWords(alike)).toBe('Both sides gained 10 points; 2 people changed their mind.');
    expect(winnerWords(alike)).toContain('No side wins');
    expect(swingWords(tally(times(9, 'for', 'for')))).toBe(
      'Neither side gained or lost; nobody changed their mind.',
    );
  });

  it('does not call a smaller loss a gain', () => {
    const lost = tally(
      times(1, 'for', 'undecided'),
      times(4, 'against', 'undecided'),
      times(5, 'for', 'for'),
    );
    expect(swingWords(lost)).toBe('Against lost 40 points, For fewer; 5 people changed their mind.');
  });

  it('uses the singular for one person', () => {
    expect(swingWords(tally(times(1, 'for', 'against'), times(9, 'for', 'for')))).toBe(
      'Against gained 10 points; 1 person changed their mind.',
    );
  });

  it('counts a different vote after the debate as a changed mind', () => {
    const votes = tally(times(4, 'for', 'for'), times(2, 'for', 'against'), times(1, 'undecided', 'for'));
    expect(mindsChanged(votes)).toBe(3);
  });

  it('writes changes with their sign', () => {
    expect([12.4, -3, 0.2].map(changeWords)).toEqual(['+12', '−3', '0']);
  });
});
