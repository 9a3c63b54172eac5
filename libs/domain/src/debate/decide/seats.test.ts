import { describe, expect, it } from 'vitest';
import { ADA, aDebate, ask, BEN, CLEO, DARA, floorOf, play, wait } from '../../testing/index.ts';
import type { UnaimedCommand } from '../meant-step.ts';
import { BRITISH_PARLIAMENTARY } from '../formats/british-parliamentary.ts';
import { LINCOLN_DOUGLAS } from '../formats/lincoln-douglas.ts';
import { QUICK_CLASH } from '../formats/quick-clash.ts';
import { deadlineOf, freeSeats } from '../state.ts';

const minutes = (count: number) => count * 60_000;
const seconds = (count: number) => count * 1_000;
const takeSeat = (by: string, seatId: string): UnaimedCommand => ({ type: 'takeSeat', by, seatId });
const leave = (by: string): UnaimedCommand => ({ type: 'leave', by });
const RESUME: UnaimedCommand = { type: 'resume', by: CLEO };

describe('taking a seat', () => {
  it('gives a free seat to the first person who asks', () => {
    expect(play(aDebate(), takeSeat(BEN, 'for-1')).seats).toEqual({ 'for-1': BEN, 'against-1': null });
  });

  it('tells the second of two simultaneous takers of a seat that it was taken', () => {
    const first = play(aDebate(), takeSeat(BEN, 'for-1'));
    expect(ask(first, takeSeat(CLEO, 'for-1'))).toBe('seat-taken');
  });

  it('starts the ready check when the last free seat is taken', () => {
    const oneFree = play(aDebate(), takeSeat(BEN, 'for-1'));
    expect(ask(oneFree, takeSeat(CLEO, 'against-1'))).toBe('seatTaken, readyCheckStarted');
  });

  it('starts the ready check only with the last of many seats', () => {
    const parliament = aDebate({ format: BRITISH_PARLIAMENTARY });
    const [last, ...others] = BRITISH_PARLIAMENTARY.seats.map(({ id }) => takeSeat(`in-${id}`, id));
    const almost = play(parliament, ...others);
    expect(almost.phase).toBe('lobby');
    expect(play(almost, last!).phase).toBe('readyCheck');
  });

  it('gives nobody a second seat', () => {
    const seated = play(aDebate(), takeSeat(BEN, 'for-1'));
    expect(ask(seated, takeSeat(BEN, 'against-1'))).toBe('already-seated');
    expect(ask(seated, takeSeat(BEN, 'for-1'))).toBe('already-seated');
  });

  it.each(['for-2', '', 'constructor', '__proto__', 'toString'])('knows no seat named "%s"', (seatId) => {
    expect(ask(aDebate(), takeSeat(BEN, seatId))).toBe('seat-unknown');
  });

  it('is refused in a debate that was called off while a seat was free', () => {
    expect(ask(aDebate({ phase: 'cancelled' }), takeSeat(BEN, 'for-1'))).toBe('wrong-phase');
  });

  it('is refused to a removed person', () => {
    const removed = play(aDebate(), { type: 'remove', by: ADA, uid: BEN, cameIn: true });
    expect(ask(removed, takeSeat(BEN, 'for-1'))).toBe('removed');
    expect(ask(removed, takeSeat(CLEO, 'for-1'))).toBe('seatTaken');
  });
});

describe('leaving before the start', () => {
  it('frees the seat, and the room goes back to the lobby', () => {
    for (const phase of ['readyCheck', 'prep'] as const) {
      const left = play(aDebate({ phase }), leave(BEN));
      expect(left).toMatchObject({ phase: 'lobby', seats: { 'for-1': ADA, 'against-1': null } });
      expect(deadlineOf(left)).toBeUndefined();
    }
  });

  it('frees the only occupied seat of the lobby', () => {
    expect(freeSeats(play(aDebate(), takeSeat(BEN, 'for-1'), leave(BEN)))).toEqual(QUICK_CLASH.seats);
  });

  it('makes the task of the preparation stale', () => {
    const prep = aDebate({ phase: 'prep' });
    const { stepSeq } = deadlineOf(prep)!;
    const left = play(prep, leave(BEN));
    expect(ask(left, { type: 'advance', by: 'clock', stepSeq }, minutes(60))).toBe('stale-step');
  });

  it('does not end the host’s role: the host can cancel without a seat', () => {
    const left = play(aDebate({ phase: 'readyCheck' }), leave(ADA));
    expect(ask(left, { type: 'cancel', by: ADA })).toBe('cancelled');
  });
});

describe('leaving a debate that has begun', () => {
  const left = () => play(aDebate({ phase: 'live', hostId: CLEO }), wait(seconds(30)), leave(BEN));

  it('stops the clock and frees the seat for somebody else', () => {
    expect(left()).toMatchObject({
      phase: 'paused',
      reason: 'left',
      remainingMs: seconds(90),
      seats: { 'for-1': ADA, 'against-1': null },
    });
  });

  it('continues as soon as the last free seat is taken', () => {
    const replaced = play(left(), wait(minutes(5)), takeSeat(DARA, 'against-1'));
    expect(floorOf(replaced)).toMatchObject({ stepIndex: 0, endsAtMs: replaced.atMs + seconds(90) });
  });

  it('waits for every vacated seat, unless the host continues without them', () => {
    const parliament = aDebate({ phase: 'live', hostId: CLEO, format: BRITISH_PARLIAMENTARY });
    const two = play(parliament, leave('for-3'), leave('against-3'));
    expect(ask(two, takeSeat(DARA, 'for-3'))).toBe('seatTaken');
    const one = play(two, takeSeat(DARA, 'for-3'));
    expect(ask(one, takeSeat('emil', 'against-3'))).toBe('seatTaken, resumed');
    expect(ask(one, RESUME)).toBe('resumed');
  });

  it('cannot be undone by everyday commands: only a free seat can be taken, and only after somebody left', () => {
    expect(ask(left(), takeSeat(DARA, 'for-1'))).toBe('seat-taken');
    const gone = play(left(), RESUME);
    expect(ask(gone, takeSeat(DARA, 'against-1'))).toBe('wrong-phase');
    expect(ask(play(gone, { type: 'pause', by: CLEO }), takeSeat(DARA, 'against-1'))).toBe('wrong-phase');
  });

  it('turns the host’s pause into a search for a substitute', () => {
    const paused = play(aDebate({ phase: 'paused', hostId: CLEO }), leave(BEN));
    expect(paused).toMatchObject({ phase: 'paused', reason: 'left' });
    expect(ask(paused, takeSeat(DARA, 'against-1'))).toBe('seatTaken, resumed');
  });

  it('by the last debater abandons the debate, and records who that was', () => {
    expect(play(left(), leave(ADA))).toMatchObject({ phase: 'abandoned', by: ADA });
    expect(play(left(), RESUME, leave(ADA))).toMatchObject({ phase: 'abandoned', by: ADA });
    const prepared = aDebate({ phase: 'live', hostId: CLEO, format: LINCOLN_DOUGLAS });
    const alone = play(prepared, leave(BEN), RESUME, { type: 'takePrep', by: ADA });
    expect(ask(alone, leave(ADA))).toBe('seatLeft, abandoned');
  });

  it('needs a seat', () => {
    expect(ask(aDebate({ phase: 'live' }), leave(CLEO))).toBe('not-seated');
    expect(ask(left(), leave(BEN))).toBe('not-seated');
  });

  it('is impossible once the speeches are over: debaters stay on the record', () => {
    for (const phase of ['verdictVote', 'debrief', 'archived'] as const) {
      expect(ask(aDebate({ phase }), leave(ADA))).toBe('wrong-phase');
    }
  });
});

describe('being ready', () => {
  it('waits for everybody with a seat', () => {
    const one = play(aDebate({ phase: 'readyCheck' }), { type: 'ready', by: ADA });
    expect(one).toMatchObject({ phase: 'readyCheck', ready: [ADA] });
  });

  it('starts the preparation once both are ready, and its length sets the deadline', () => {
    const prep = aDebate({ phase: 'prep' });
    expect(prep).toMatchObject({ phase: 'prep', ready: [], endsAtMs: prep.atMs + minutes(2) });
  });

  it('starts the debate at once if the format has no preparation', () => {
    const format = { ...QUICK_CLASH, preparationSeconds: 0 };
    const one = play(aDebate({ phase: 'readyCheck', format }), { type: 'ready', by: ADA });
    expect(ask(one, { type: 'ready', by: BEN })).toBe('readied, stepStarted');
  });

  it('cannot be said twice, neither in the ready check nor in the preparation', () => {
    for (const phase of ['readyCheck', 'prep'] as const) {
      const one = play(aDebate({ phase }), { type: 'ready', by: ADA });
      expect(ask(one, { type: 'ready', by: ADA })).toBe('already-ready');
    }
  });

  it('ends the preparation early once both sides need no more time', () => {
    const one = play(aDebate({ phase: 'prep' }), wait(seconds(20)), { type: 'ready', by: ADA });
    expect(one.phase).toBe('prep');
    const live = play(one, wait(seconds(5)), { type: 'ready', by: BEN });
    expect(floorOf(live)).toMatchObject({ stepIndex: 0, endsAtMs: live.atMs + minutes(2) });
  });

  it('is for people with a seat, not for the audience', () => {
    expect(ask(aDebate({ phase: 'readyCheck' }), { type: 'ready', by: CLEO })).toBe('not-seated');
  });

  it('is reset for everybody when somebody leaves the ready check', () => {
    const left = play(aDebate({ phase: 'readyCheck' }), { type: 'ready', by: ADA }, leave(BEN));
    const again = play(left, takeSeat(CLEO, 'against-1'));
    expect(again).toMatchObject({ phase: 'readyCheck', ready: [] });
  });
});

describe('calling a debate off', () => {
  const cancel = (by: string): UnaimedCommand => ({ type: 'cancel', by });

  it('is the host’s, until the debate has begun', () => {
    for (const phase of ['lobby', 'readyCheck', 'coinFlip', 'prep'] as const) {
      expect(ask(aDebate({ phase }), cancel(ADA))).toBe('cancelled');
      expect(ask(aDebate({ phase }), cancel(BEN))).toBe('not-the-host');
    }
  });

  it('is impossible once it is live, or over', () => {
    for (const phase of ['live', 'prepBank', 'paused', 'verdictVote', 'debrief'] as const) {
      expect(ask(aDebate({ phase }), cancel(ADA))).toBe('wrong-phase');
    }
  });
});
