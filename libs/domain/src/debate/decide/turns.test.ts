import { describe, expect, it } from 'vitest';
import { ADA, aDebate, ask, BEN, CLEO, DARA, floorOf, play, wait } from '../../testing/index.ts';
import type { UnaimedCommand } from '../meant-step.ts';
import { OPEN_FLOOR } from '../formats/open-floor.ts';

const seconds = (count: number) => count * 1_000;
const raise = (by: string): UnaimedCommand => ({ type: 'raiseHand', by });
const speak = (by: string, characters = 50): UnaimedCommand => ({
  type: 'speak',
  by,
  messageId: 'message-1',
  characters,
});
const PAUSE: UnaimedCommand = { type: 'pause', by: CLEO };
const RESUME: UnaimedCommand = { type: 'resume', by: CLEO };
const EXTEND: UnaimedCommand = { type: 'extend', by: CLEO };

/** Dara has the turn, thirty seconds into it; Emil waits. */
function queued() {
  const live = aDebate({ phase: 'live', hostId: CLEO, format: OPEN_FLOOR });
  return play(live, raise(DARA), raise('emil'), wait(seconds(30)), speak(DARA, 350));
}

describe('a turn across a pause', () => {
  it('keeps its remaining time and characters, under a new number', () => {
    const resumed = play(queued(), PAUSE, wait(seconds(600)), RESUME);
    const { turn } = floorOf(resumed);
    expect(turn).toMatchObject({ uid: DARA, endsAtMs: resumed.atMs + seconds(60) });
    expect(turn!.seq).toBeGreaterThan(floorOf(queued()).turn!.seq);
    expect(ask(resumed, speak(DARA, 1_000))).toBe('spoke');
    expect(ask(resumed, speak(DARA, 1_001))).toBe('over-allowance');
  });

  it('makes the task of the old number stale', () => {
    const { seq } = floorOf(queued()).turn!;
    const resumed = play(queued(), PAUSE, wait(seconds(600)), RESUME);
    expect(ask(resumed, { type: 'advance', by: 'clock', stepSeq: seq }, seconds(60))).toBe('stale-step');
    const { turn } = floorOf(resumed);
    expect(ask(resumed, { type: 'advance', by: 'clock', stepSeq: turn!.seq }, seconds(60))).toBe(
      'turnEnded, turnStarted',
    );
  });

  it('keeps them too if a debater was missing and came back', () => {
    const back = play(queued(), { type: 'reportMissing', by: ADA, uid: BEN }, wait(seconds(100)), {
      type: 'comeBack',
      by: BEN,
    });
    expect(floorOf(back).turn).toMatchObject({ uid: DARA, endsAtMs: back.atMs + seconds(60) });
  });

  it('keeps them if a second absence came during the first', () => {
    const back = play(queued(), PAUSE, wait(seconds(100)), { type: 'leave', by: BEN }, wait(seconds(100)), {
      type: 'takeSeat',
      by: 'fay',
      seatId: 'against-1',
    });
    expect(floorOf(back).turn).toMatchObject({ uid: DARA, endsAtMs: back.atMs + seconds(60) });
  });

  it('that had ended when the debate stopped stays ended when it continues', () => {
    const resumed = play(queued(), wait(seconds(80)), PAUSE, RESUME);
    expect(ask(resumed, speak(DARA), 1)).toBe('too-late');
    expect(ask(resumed, { type: 'advance', by: 'clock', stepSeq: floorOf(resumed).turn!.seq })).toBe(
      'turnEnded, turnStarted',
    );
  });
});

describe('the queue', () => {
  it('moves on at once when the host removes the person with the turn', () => {
    const removed = play(queued(), { type: 'remove', by: CLEO, uid: DARA });
    expect(floorOf(removed)).toMatchObject({ turn: { uid: 'emil' }, queue: [] });
    expect(ask(removed, speak(DARA))).toBe('not-seated');
  });

  it('moves on after a pause if that person was removed during it', () => {
    const resumed = play(queued(), PAUSE, { type: 'remove', by: CLEO, uid: DARA }, RESUME);
    expect(floorOf(resumed)).toMatchObject({ turn: { uid: 'emil' }, queue: [] });
  });

  it('loses a debater who is removed from it', () => {
    expect(floorOf(play(queued(), { type: 'remove', by: CLEO, uid: 'emil' })).queue).toEqual([]);
  });

  it('loses a debater who leaves, along with the turn, and a person who takes a seat', () => {
    const lead = play(aDebate({ phase: 'live', hostId: CLEO, format: OPEN_FLOOR }), raise(ADA), raise(DARA));
    const left = play(lead, { type: 'leave', by: ADA });
    expect(floorOf(left)).toMatchObject({ turn: null, queue: [DARA] });
    const taken = play(left, { type: 'takeSeat', by: DARA, seatId: 'for-1' });
    expect(floorOf(taken)).toMatchObject({ turn: null, queue: [] });
  });

  it('is served when the host extends a step whose time had run out, first hand first', () => {
    const live = aDebate({ phase: 'live', hostId: CLEO, format: OPEN_FLOOR });
    const waiting = play(live, wait(seconds(605)), raise(DARA), raise('emil'));
    expect(floorOf(waiting).turn).toBeNull();
    const extended = play(waiting, EXTEND);
    expect(floorOf(extended)).toMatchObject({ turn: { uid: DARA }, queue: ['emil'] });
    expect(floorOf(extended).turn?.endsAtMs).toBe(floorOf(extended).endsAtMs);
  });

  it('keeps its order when the host extends during a turn', () => {
    expect(ask(queued(), EXTEND)).toBe('extended');
  });
});
