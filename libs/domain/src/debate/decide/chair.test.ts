import { describe, expect, it } from 'vitest';
import { ADA, aDebate, ask, BEN, CLEO, DARA, play } from '../../testing/index.ts';
import { withPace } from '../format.ts';
import { QUICK_CLASH } from '../formats/quick-clash.ts';
import { OPPONENT_UID } from '../opponent.ts';

const lobby = (phase: 'lobby' | 'readyCheck' | 'live' = 'lobby') => aDebate({ phase, hostId: CLEO });
const sits = (by: string, seatId: string) => ({ type: 'takeSeat', by, seatId }) as const;
const out = (present: readonly string[], to: string | null = null, by = CLEO) =>
  ({ type: 'goOut', by, to, present }) as const;

describe('a host who goes out before the debate has begun', () => {
  it('hands the chair to the first person who is there', () => {
    const after = play(lobby(), out([DARA, BEN]));
    expect(after).toMatchObject({ hostId: DARA, formerHost: { uid: CLEO, why: 'left' } });
  });

  it('hands it to somebody with a seat before the others', () => {
    expect(play(lobby(), sits(BEN, 'for-1'), out([DARA, BEN])).hostId).toBe(BEN);
  });

  it('hands it to the first with a seat in the order of joining, not of the seats', () => {
    const two = play(lobby(), sits(ADA, 'for-1'), sits(BEN, 'against-1'));
    expect(play(two, out([BEN, ADA])).hostId).toBe(BEN);
  });

  it('hands it to the person they choose, even without a seat', () => {
    expect(play(lobby(), sits(BEN, 'for-1'), out([BEN, DARA], DARA)).hostId).toBe(DARA);
  });

  it('hands it to the next one if the person they chose has just gone', () => {
    expect(play(lobby(), sits(BEN, 'for-1'), out([BEN], DARA)).hostId).toBe(BEN);
  });

  it('never hands it to somebody they removed, nor to the practice opponent', () => {
    const before = play(lobby(), { type: 'remove', by: CLEO, uid: DARA, cameIn: true });
    expect(ask(before, out([DARA, OPPONENT_UID]))).toBe('hostLeft');
  });

  it('gives up the seat too, and the others go back to the lobby', () => {
    const two = aDebate({ phase: 'readyCheck', hostId: ADA });
    const after = play(two, out([BEN], null, ADA));
    expect(after).toMatchObject({ phase: 'lobby', hostId: BEN, seats: { 'for-1': null } });
  });

  it('keeps the chair when they only leave their seat', () => {
    const seated = play(aDebate({ hostId: ADA }), sits(ADA, 'for-1'), { type: 'leave', by: ADA });
    expect(seated).toMatchObject({ hostId: ADA, isChairEmpty: false });
  });

  it('goes once: the second time they are no host', () => {
    expect(ask(play(lobby(), out([BEN])), out([BEN]))).toBe('not-the-host');
  });

  it('cannot go out of a debate that has begun, where the chair is offered', () => {
    expect(ask(lobby('live'), out([BEN]))).toBe('wrong-phase');
  });

  it('is the only one who gives the chair up', () => {
    expect(ask(lobby(), out([BEN], null, DARA))).toBe('not-the-host');
  });
});

describe('an empty chair', () => {
  const empty = () => play(lobby(), out([]));

  it('goes to the first person who comes in, and to nobody after them', () => {
    const taken = play(empty(), { type: 'takeChair', by: BEN });
    expect(taken).toMatchObject({ hostId: BEN, isChairEmpty: false });
    expect(ask(taken, { type: 'takeChair', by: DARA })).toBe('already-so');
  });

  it('goes back to its host if they are first, and nothing has to be explained', () => {
    const back = play(empty(), { type: 'takeChair', by: CLEO });
    expect(back).toMatchObject({ hostId: CLEO, isChairEmpty: false, formerHost: null });
  });

  it('goes to the first person who takes a seat', () => {
    expect(play(empty(), sits(BEN, 'for-1')).hostId).toBe(BEN);
  });

  it('is not left again', () => {
    expect(ask(empty(), out([]))).toBe('already-so');
  });
});

describe('a host who is missing before the debate has begun', () => {
  const missing = (present: readonly string[] = [], by = ADA) =>
    ({ type: 'reportMissing', by, uid: CLEO, present }) as const;
  const waiting = () => play(lobby(), sits(ADA, 'for-1'));

  it('is replaced by somebody who is there', () => {
    expect(play(waiting(), missing())).toMatchObject({
      hostId: ADA,
      formerHost: { uid: CLEO, why: 'missing' },
    });
  });

  it('is reported by people with a seat', () => {
    expect(ask(waiting(), missing([], DARA))).toBe('not-seated');
  });

  it('is awaited in a debate by correspondence, where nobody has to be there', () => {
    const slow = aDebate({ hostId: CLEO, format: withPace(QUICK_CLASH, 'correspondence') });
    expect(ask(play(slow, sits(ADA, 'for-1')), missing())).toBe('wrong-phase');
  });
});
