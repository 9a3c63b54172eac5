import { ADA, aDebate, BEN, CLEO, play } from '../testing/index.ts';
import { describe, expect, it } from 'vitest';
import { OPEN_FLOOR } from '../debate/formats/open-floor.ts';
import { airtimeFor, shareOf, sharesOf } from './shares.ts';

const live = aDebate({ phase: 'live' });
const speak = (by: string, characters: number) =>
  ({ type: 'speak', by, messageId: 'm', characters }) as const;

describe('speaking shares', () => {
  it('are empty until somebody has spoken', () => {
    expect(sharesOf(live)).toEqual([]);
    expect(airtimeFor(live)).toBeUndefined();
    expect(shareOf(live, ADA)).toBeUndefined();
  });

  it('give each debater’s part of all characters', () => {
    const spoken = play(live, speak(ADA, 300), { type: 'yield', by: ADA }, speak(BEN, 100));
    expect(sharesOf(spoken)).toEqual([
      { uid: ADA, side: 'for', characters: 300, share: 0.75 },
      { uid: BEN, side: 'against', characters: 100, share: 0.25 },
    ]);
    expect(airtimeFor(spoken)).toBe(0.75);
    expect(shareOf(spoken, BEN)).toBe(0.25);
  });

  it('count people who gave up a seat, on their former bench, and leave nobody’s words out', () => {
    const left = play(
      live,
      speak(ADA, 300),
      { type: 'yield', by: ADA },
      speak(BEN, 60),
      { type: 'leave', by: BEN },
      { type: 'takeSeat', by: CLEO, seatId: 'against-1' },
      speak(CLEO, 40),
    );
    expect(sharesOf(left)).toEqual([
      { uid: ADA, side: 'for', characters: 300, share: 0.75 },
      { uid: CLEO, side: 'against', characters: 40, share: 0.1 },
      { uid: BEN, side: 'against', characters: 60, share: 0.15 },
    ]);
    expect(airtimeFor(left)).toBe(0.75);
    expect(shareOf(left, BEN)).toBe(0.15);
  });

  it('count speakers from the audience, last and for neither side', () => {
    const turn = play(
      aDebate({ phase: 'live', format: OPEN_FLOOR }),
      { type: 'raiseHand', by: CLEO },
      speak(CLEO, 500),
    );
    expect(airtimeFor(turn)).toBeUndefined();
    const both = play(
      turn,
      { type: 'yield', by: CLEO },
      { type: 'raiseHand', by: ADA },
      speak(ADA, 250),
      { type: 'yield', by: ADA },
      { type: 'raiseHand', by: BEN },
      speak(BEN, 250),
    );
    expect(sharesOf(both).map(({ uid, side, share }) => [uid, side, share])).toEqual([
      [ADA, 'for', 0.25],
      [BEN, 'against', 0.25],
      [CLEO, null, 0.5],
    ]);
    expect(airtimeFor(both)).toBe(0.5);
  });

  it('are zero for a person without a seat', () => {
    expect(shareOf(play(live, speak(ADA, 10)), CLEO)).toBe(0);
  });
});
