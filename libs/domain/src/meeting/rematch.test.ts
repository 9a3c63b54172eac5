import { describe, expect, it } from 'vitest';
import { FORMATS } from '../debate/formats/index.ts';
import { ADA, aDebate, BEN, CLEO, play } from '../testing/index.ts';
import { isSameOffer, opposite, rematchLastsMs, rematchOf } from './rematch.ts';

describe('a rematch', () => {
  const over = play(aDebate({ phase: 'live' }), { type: 'end', by: ADA });

  it('has the same people on the other sides', () => {
    expect(over.seats).toEqual({ 'for-1': ADA, 'against-1': BEN });
    expect(rematchOf(over).seated).toEqual([
      { uid: BEN, seatId: 'for-1' },
      { uid: ADA, seatId: 'against-1' },
    ]);
  });

  it('swaps back after a second one', () => {
    const { format, seated } = rematchOf(over);
    const seats = Object.fromEntries(seated.map(({ uid, seatId }) => [seatId, uid]));
    expect(rematchOf({ format, seats }).seated).toEqual([
      { uid: ADA, seatId: 'for-1' },
      { uid: BEN, seatId: 'against-1' },
    ]);
  });

  it('keeps the lengths and the pace', () => {
    expect(rematchOf(over).format).toEqual(over.format);
  });

  it('leaves a seat free if nobody had it at the end', () => {
    const seats = { ...over.seats, 'against-1': null };
    expect(rematchOf({ ...over, seats }).seated).toEqual([{ uid: ADA, seatId: 'against-1' }]);
  });

  it('tosses again for the order: the first side of the format opens', () => {
    const format = FORMATS.get('public-forum')!;
    const before = aDebate({ phase: 'readyCheck', format });
    expect(rematchOf(before).format.steps).toEqual(format.steps);
  });

  it('lasts ten minutes as an offer, and a day by correspondence', () => {
    expect(rematchLastsMs({ pace: 'spoken' })).toBe(600_000);
    expect(rematchLastsMs({ pace: 'correspondence' })).toBe(86_400_000);
  });

  it('is for the people who sit opposite, and not for the audience', () => {
    expect(opposite(over, ADA)).toEqual([BEN]);
    expect(opposite(over, CLEO)).toEqual([]);
  });

  it('is the same offer if the motion is the same, in any case', () => {
    expect(isSameOffer(null, null)).toBe(true);
    expect(isSameOffer({ motion: 'Trams first' }, { motion: 'TRAMS first' })).toBe(true);
    expect(isSameOffer(null, { motion: 'Trams first' })).toBe(false);
  });
});
