import { describe, expect, it } from 'vitest';
import { ADA, aDebate, ask, BEN, CLEO, DARA, play, wait } from '../../testing/index.ts';
import { messageKind } from '../../floor/message-kind.ts';
import { FORMATS } from '../formats/index.ts';
import { BRITISH_PARLIAMENTARY } from '../formats/british-parliamentary.ts';
import { POLICY } from '../formats/policy.ts';
import { teamShort } from '../formats/format-words.ts';
import { currentStep, debaterIds, floorHolders, seatsTakenBy } from '../state.ts';

const sits = (by: string, seatId: string) => ({ type: 'takeSeat', by, seatId }) as const;
const bp = (phase: 'lobby' | 'readyCheck' | 'live' = 'lobby') =>
  aDebate({ phase, hostId: CLEO, format: BRITISH_PARLIAMENTARY, isIron: true });

describe('one person for a whole team', () => {
  it('starts British Parliamentary with four people, one in each team', () => {
    const debate = bp('readyCheck');
    expect(debaterIds(debate)).toEqual([ADA, BEN, 'for-2', 'against-2']);
    expect(seatsTakenBy(debate, ADA).map(({ id }) => id)).toEqual(['for-1', 'for-2']);
  });

  it('starts every format of teams with one person in each', () => {
    for (const format of FORMATS.values())
      expect(aDebate({ phase: 'readyCheck', format, isIron: true }).phase).toBe('readyCheck');
  });

  it('never speaks for another team, not even on the same bench', () => {
    const one = play(bp(), sits(ADA, 'for-1'));
    for (const seatId of ['for-3', 'against-1', 'against-3'])
      expect(ask(one, sits(ADA, seatId))).toBe('other-team');
  });

  it('has one seat where a team is one person anyway', () => {
    const duel = play(aDebate({ hostId: CLEO }), sits(ADA, 'for-1'));
    expect(ask(duel, sits(ADA, 'against-1'))).toBe('already-seated');
  });

  it('finds a seat that somebody took first taken', () => {
    const two = play(bp(), sits(ADA, 'for-1'), sits(DARA, 'for-2'));
    expect(ask(two, sits(ADA, 'for-2'))).toBe('seat-taken');
  });

  it('may give one of both seats to somebody before the start', () => {
    const both = play(bp(), sits(ADA, 'for-1'), sits(ADA, 'for-2'));
    const one = play(both, { type: 'leave', by: ADA, seatId: 'for-1' });
    expect(one.seats).toMatchObject({ 'for-1': null, 'for-2': ADA });
    expect(ask(one, { type: 'leave', by: ADA, seatId: 'against-1' })).toBe('not-seated');
  });

  it('says once that they are ready', () => {
    expect(ask(play(bp('readyCheck'), { type: 'ready', by: ADA }), { type: 'ready', by: ADA })).toBe(
      'already-ready',
    );
  });

  it('gives both speeches', () => {
    const live = bp('live');
    expect(floorHolders(live)).toEqual([ADA]);
    const third = play(live, { type: 'yield', by: ADA }, { type: 'yield', by: BEN });
    expect(currentStep(third)?.name).toBe('Deputy prime minister');
    expect(floorHolders(third)).toEqual([ADA]);
    expect(ask(third, { type: 'speak', by: ADA, messageId: 'message-1', characters: 10 })).toBe('spoke');
  });

  it('offers no point to themselves or to the other team of their bench', () => {
    const open = play(
      bp('live'),
      wait(70_000),
      { type: 'yield', by: ADA },
      { type: 'yield', by: BEN },
      wait(70_000),
    );
    for (const by of [ADA, 'for-2']) expect(ask(open, { type: 'offerPoi', by }, 70_000)).toBe('poi-own-side');
    expect(ask(open, { type: 'offerPoi', by: BEN }, 70_000)).toBe('poiOffered');
  });

  it('leaves both seats at once in a debate that has begun, and it waits for both', () => {
    const live = bp('live');
    expect(ask(live, { type: 'leave', by: BEN, seatId: 'against-1' })).toBe('seats-together');
    const left = play(live, { type: 'leave', by: BEN });
    expect(left).toMatchObject({
      phase: 'paused',
      reason: 'left',
      seats: { 'against-1': null, 'against-2': null },
    });
    const half = play(left, sits(DARA, 'against-1'));
    expect(half.phase).toBe('paused');
    expect(play(half, sits(DARA, 'against-2')).phase).toBe('live');
  });

  it('is removed from both seats', () => {
    const debate = play(bp('live'), { type: 'remove', by: CLEO, uid: BEN });
    expect(seatsTakenBy(debate, BEN)).toEqual([]);
  });

  it('is replaced in both seats once the wait for them is over', () => {
    const missing = play(bp('live'), { type: 'reportMissing', by: ADA, uid: BEN }, wait(300_000));
    expect(ask(missing, { type: 'substitute', by: ADA }, 300_000)).toBe('seatLeft, seatLeft');
  });

  it('takes the seat of a partner who left', () => {
    const pairs = aDebate({ phase: 'live', hostId: CLEO, format: BRITISH_PARLIAMENTARY });
    const left = play(pairs, { type: 'leave', by: 'against-2' });
    expect(ask(left, sits('against-3', 'against-2'))).toBe('other-team');
    expect(play(left, sits(BEN, 'against-2')).phase).toBe('live');
  });

  it('asks in a cross-examination with either seat', () => {
    const policy = aDebate({ phase: 'live', hostId: CLEO, format: POLICY, isIron: true });
    const questioned = play(policy, { type: 'yield', by: ADA });
    expect(currentStep(questioned)?.askingSeatIds).toEqual(['against-2']);
    expect(messageKind(questioned, BEN, 'Is that so?', 'floor', [])).toBe('question');
  });
});

describe('the short name of a team', () => {
  it('is its first letters in British Parliamentary', () => {
    expect(BRITISH_PARLIAMENTARY.seats.map((seat) => teamShort(BRITISH_PARLIAMENTARY, seat))).toEqual([
      'OG',
      'OG',
      'OO',
      'OO',
      'CG',
      'CG',
      'CO',
      'CO',
    ]);
  });

  it('is not there where a bench is one team', () => {
    for (const seat of POLICY.seats) expect(teamShort(POLICY, seat)).toBeUndefined();
  });
});
