import { describe, expect, it } from 'vitest';
import type { Tally } from '../documents/vote.ts';
import { mindsChanged, pointsText, swingWords, tellsSwing } from './vote-words.ts';

const tallyOf = (before: [number, number, number], after: [number, number, number]): Tally => ({
  before: { for: before[0], against: before[1], undecided: before[2] },
  after: { for: after[0], against: after[1], undecided: after[2] },
  moved: {},
});

describe('a swing in words', () => {
  it.each([
    [
      'the side that gained more',
      tallyOf([5, 5, 0], [6, 4, 0]),
      'For +10.0, Against −10.0. For gained more.',
    ],
    [
      'that nobody did',
      tallyOf([5, 5, 0], [5, 5, 0]),
      'For 0.0, Against 0.0. Neither side gained half a point more',
    ],
  ])('names %s', (_name, tally, words) => {
    expect(swingWords(tally)).toContain(words);
  });

  it('is none of four votes, and one of five', () => {
    expect(swingWords(tallyOf([2, 2, 0], [5, 0, 0]))).toBe('Too few votes to say: 4 before, 5 after.');
    expect(tellsSwing(tallyOf([5, 0, 0], [4, 0, 0]))).toBe(false);
    expect(tellsSwing(tallyOf([5, 0, 0], [5, 0, 0]))).toBe(true);
    expect(swingWords(tallyOf([0, 0, 0], [0, 0, 0]))).toBe('Too few votes to say: 0 before, 0 after.');
  });
});

describe('points', () => {
  it('have their sign, and none where nothing changed', () => {
    expect([12.54, -3, 0.04, -0.04].map(pointsText)).toEqual(['+12.5', '−3.0', '0.0', '0.0']);
  });
});

describe('who changed their mind', () => {
  it('is who voted otherwise after the debate', () => {
    const moved = { 'for>for': 4, 'for>against': 2, 'undecided>for': 1 };
    expect(mindsChanged({ ...tallyOf([5, 0, 0], [5, 0, 0]), moved })).toBe(3);
  });
});
