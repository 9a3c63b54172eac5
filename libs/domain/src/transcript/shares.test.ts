import { ADA, aDebate, BEN, CLEO, play } from '../testing/index.ts';
import { describe, expect, it } from 'vitest';
import { airtimeFor, shareOf, sharesOf } from './shares.ts';

const live = aDebate({ phase: 'live' });
const speak = (by: string, characters: number) =>
  ({ type: 'speak', by, messageId: 'm', characters }) as const;

describe('who spoke how much', () => {
  it('is nothing until somebody has', () => {
    expect(sharesOf(live)).toEqual([]);
    expect(airtimeFor(live)).toBeUndefined();
    expect(shareOf(live, ADA)).toBeUndefined();
  });

  it('is each debater’s part of all characters', () => {
    const spoken = play(live, speak(ADA, 300), { type: 'yield', by: ADA }, speak(BEN, 100));
    expect(sharesOf(spoken)).toEqual([
      { uid: ADA, side: 'for', characters: 300, share: 0.75 },
      { uid: BEN, side: 'against', characters: 100, share: 0.25 },
    ]);
    expect(airtimeFor(spoken)).toBe(0.75);
    expect(shareOf(spoken, BEN)).toBe(0.25);
  });

  it('is nought for who has no seat', () => {
    expect(shareOf(play(live, speak(ADA, 10)), CLEO)).toBe(0);
  });
});
