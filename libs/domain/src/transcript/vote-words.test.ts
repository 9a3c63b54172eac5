import { describe, expect, it } from 'vitest';
import { aTally, FOR_GAINED } from '../testing/index.ts';
import {
  answerWords,
  changeWords,
  countWords,
  keptBackWords,
  lateWords,
  swingWords,
  winnerWords,
} from './vote-words.ts';

describe('the swing in words', () => {
  it('shows who gained how much, and how many changed their mind', () => {
    expect(swingWords(FOR_GAINED)).toBe('For gained 20 points; 6 people changed their minds.');
    expect(countWords(FOR_GAINED)).toBe('n = 30 before, 30 after');
    expect(winnerWords(FOR_GAINED)).toBe('For wins with the larger gain in percentage points.');
    expect(keptBackWords(FOR_GAINED)).toBeUndefined();
  });

  it('is silent about four votes, and names only the direction of five', () => {
    const four = aTally([4, 'undecided', 'for']);
    expect(swingWords(four)).toBe('Too few votes to say: fewer than 5 before, fewer than 5 after.');
    expect(winnerWords(four)).toBeUndefined();
    const five = aTally([5, 'undecided', 'for']);
    expect(swingWords(five)).toBe('The swing went to For.');
    expect(winnerWords(five)).toBe('For wins with the larger gain in percentage points.');
  });

  it('needs five at both times', () => {
    const votes = aTally([8, 'for', null], [4, 'against', 'for']);
    expect(swingWords(votes)).toBe('Too few votes to say: 12 before, fewer than 5 after.');
  });

  it('does not tell how few were undecided', () => {
    const votes = aTally([12, 'for', 'for'], [9, 'against', 'against'], [2, 'undecided', 'undecided']);
    expect(countWords(votes)).toBe(
      'n = 21 and fewer than 5 undecided before, 21 and fewer than 5 undecided after',
    );
    expect(answerWords(votes.counts!.before)).toEqual(['12', '9', 'fewer than 5']);
    expect(keptBackWords(votes)).toBe(
      'Counts of fewer than 5 people are never shown, and nor is any figure that would give one away.',
    );
  });

  it('names no winner if the gains are equal', () => {
    const alike = aTally(
      [3, 'undecided', 'for'],
      [3, 'undecided', 'against'],
      [8, 'for', 'for'],
      [6, 'against', 'against'],
      [10, 'undecided', 'undecided'],
    );
    expect(swingWords(alike)).toBe('Both sides gained 10 points; 6 people changed their minds.');
    expect(winnerWords(alike)).toContain('No side wins');
    const same = aTally([9, 'for', 'for'], [9, 'against', 'against'], [9, 'undecided', 'undecided']);
    expect(swingWords(same)).toBe('Neither side gained or lost.');
    expect(swingWords(aTally([9, 'for', 'for']))).toBe('The swing favoured neither side.');
  });

  it('does not call a smaller loss a gain', () => {
    const lost = aTally(
      [2, 'for', 'undecided'],
      [8, 'against', 'undecided'],
      [10, 'for', 'for'],
      [5, 'against', 'against'],
      [5, 'undecided', 'undecided'],
    );
    expect(swingWords(lost)).toBe('Against lost 27 points, For fewer; 10 people changed their minds.');
  });

  it('shows how many joined late, and that they decide nothing', () => {
    expect(lateWords(FOR_GAINED)).toBeUndefined();
    expect(lateWords(aTally([4, null, 'for']))).toBe(
      'A few people joined late; their votes aren’t part of the swing.',
    );
    expect(lateWords(aTally([5, null, 'for']))).toBe(
      '5 people joined late; their votes aren’t part of the swing.',
    );
  });

  it('writes changes with their sign', () => {
    expect([12.4, -3, 0.2].map(changeWords)).toEqual(['+12', '−3', '0']);
  });
});
