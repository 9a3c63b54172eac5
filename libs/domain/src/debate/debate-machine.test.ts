import { describe, expect, it } from 'vitest';
import { ADA, aDebate, ask, BEN, CLEO, floorOf, NOON_MS, play, playLog, wait } from '../testing/index.ts';
import type { DebateCommand } from './commands.ts';
import { decide, evolveAll } from './debate-machine.ts';
import { QUICK_CLASH } from './formats/quick-clash.ts';
import { deadlineOf, freeSeats } from './state.ts';

const minutes = (count: number) => count * 60_000;
const seconds = (count: number) => count * 1_000;

describe('opening a debate', () => {
  it('begins in the lobby with every seat free and nobody seated, not even the host', () => {
    const debate = aDebate();
    expect(debate).toMatchObject({ phase: 'lobby', hostId: ADA, seq: 0, atMs: NOON_MS });
    expect(freeSeats(debate)).toEqual(QUICK_CLASH.seats);
  });
});

describe('taking a seat', () => {
  it('gives a free seat to who asks first', () => {
    expect(play(aDebate(), { type: 'takeSeat', by: BEN, seatId: 'for-1' }).seats).toEqual({
      'for-1': BEN,
      'against-1': null,
    });
  });

  it('tells the second of two who ask for one seat at the same moment that it was taken', () => {
    const lobby = aDebate();
    const first = play(lobby, { type: 'takeSeat', by: BEN, seatId: 'for-1' });
    expect(ask(first, { type: 'takeSeat', by: CLEO, seatId: 'for-1' })).toBe('seat-taken');
  });

  it('starts the ready check with the last free seat', () => {
    const oneFree = play(aDebate(), { type: 'takeSeat', by: BEN, seatId: 'for-1' });
    expect(ask(oneFree, { type: 'takeSeat', by: CLEO, seatId: 'against-1' })).toBe(
      'seatTaken, readyCheckStarted',
    );
  });

  it('gives nobody a second seat', () => {
    const seated = play(aDebate(), { type: 'takeSeat', by: BEN, seatId: 'for-1' });
    expect(ask(seated, { type: 'takeSeat', by: BEN, seatId: 'against-1' })).toBe('already-seated');
    expect(ask(seated, { type: 'takeSeat', by: BEN, seatId: 'for-1' })).toBe('already-seated');
  });

  it.each(['for-2', '', 'constructor', '__proto__', 'toString'])('knows no seat named "%s"', (seatId) => {
    expect(ask(aDebate(), { type: 'takeSeat', by: BEN, seatId })).toBe('seat-unknown');
  });

  it('is refused in a debate that was called off while a seat was free', () => {
    expect(ask(aDebate({ phase: 'cancelled' }), { type: 'takeSeat', by: BEN, seatId: 'for-1' })).toBe(
      'wrong-phase',
    );
  });
});

describe('being ready', () => {
  it('waits for everybody with a seat', () => {
    const one = play(aDebate({ phase: 'readyCheck' }), { type: 'ready', by: ADA });
    expect(one).toMatchObject({ phase: 'readyCheck', ready: [ADA] });
  });

  it('starts the preparation once both are ready, with its length as the deadline', () => {
    const prep = aDebate({ phase: 'prep' });
    expect(prep).toMatchObject({ phase: 'prep', ready: [], endsAtMs: NOON_MS + minutes(2) });
  });

  it('goes live at once where the format has no preparation', () => {
    const format = { ...QUICK_CLASH, preparationSeconds: 0 };
    expect(aDebate({ phase: 'live', format }).phase).toBe('live');
    expect(
      ask(play(aDebate({ phase: 'readyCheck', format }), { type: 'ready', by: ADA }), {
        type: 'ready',
        by: BEN,
      }),
    ).toBe('readied, stepStarted');
  });

  it('cannot be said twice in the ready check', () => {
    const one = play(aDebate({ phase: 'readyCheck' }), { type: 'ready', by: ADA });
    expect(ask(one, { type: 'ready', by: ADA })).toBe('already-ready');
  });

  it('cannot be said twice in the preparation', () => {
    const one = play(aDebate({ phase: 'prep' }), { type: 'ready', by: ADA });
    expect(ask(one, { type: 'ready', by: ADA })).toBe('already-ready');
  });

  it('ends the preparation early once both need no more time', () => {
    const one = play(aDebate({ phase: 'prep' }), wait(seconds(20)), { type: 'ready', by: ADA });
    expect(one.phase).toBe('prep');
    const live = play(one, wait(seconds(5)), { type: 'ready', by: BEN });
    expect(floorOf(live)).toMatchObject({ stepIndex: 0, endsAtMs: NOON_MS + seconds(25) + minutes(2) });
  });

  it('is for people with a seat, not for the audience', () => {
    expect(ask(aDebate({ phase: 'readyCheck' }), { type: 'ready', by: CLEO })).toBe('not-seated');
  });

  it('is forgotten by everybody when somebody leaves the ready check', () => {
    const left = play(
      aDebate({ phase: 'readyCheck' }),
      { type: 'ready', by: ADA },
      { type: 'leave', by: BEN },
    );
    const again = play(left, { type: 'takeSeat', by: CLEO, seatId: 'against-1' });
    expect(again).toMatchObject({ phase: 'readyCheck', ready: [] });
  });
});

describe('leaving', () => {
  const leave = (by: string): DebateCommand => ({ type: 'leave', by });

  it('frees the seat before the debate is live, and the room goes back to the lobby', () => {
    for (const phase of ['readyCheck', 'prep'] as const) {
      const left = play(aDebate({ phase }), leave(BEN));
      expect(left).toMatchObject({ phase: 'lobby', seats: { 'for-1': ADA, 'against-1': null } });
      expect(deadlineOf(left)).toBeUndefined();
    }
  });

  it('frees the only taken seat of the lobby', () => {
    const seated = play(aDebate(), { type: 'takeSeat', by: BEN, seatId: 'for-1' });
    expect(freeSeats(play(seated, leave(BEN)))).toEqual(QUICK_CLASH.seats);
  });

  it('ends a live or paused debate without a result, and says who left', () => {
    for (const phase of ['live', 'paused'] as const) {
      expect(play(aDebate({ phase }), leave(BEN))).toMatchObject({ phase: 'abandoned', by: BEN });
    }
  });

  it('of the preparation makes its task stale', () => {
    const prep = aDebate({ phase: 'prep' });
    const { stepSeq } = deadlineOf(prep)!;
    expect(ask(play(prep, leave(BEN)), { type: 'advance', by: 'clock', stepSeq }, minutes(60))).toBe(
      'stale-step',
    );
  });

  it('needs a seat, and a debate that is not over', () => {
    expect(ask(aDebate({ phase: 'live' }), leave(CLEO))).toBe('not-seated');
    expect(ask(aDebate({ phase: 'debrief' }), leave(ADA))).toBe('wrong-phase');
    expect(ask(aDebate({ phase: 'abandoned' }), leave(ADA))).toBe('wrong-phase');
  });

  it('does not take the host’s office: the host cancels without a seat', () => {
    const left = play(aDebate({ phase: 'readyCheck' }), leave(ADA));
    expect(ask(left, { type: 'cancel', by: ADA })).toBe('cancelled');
  });
});

describe('ending and cancelling', () => {
  it('ends a live or paused debate for the host alone', () => {
    for (const phase of ['live', 'paused'] as const) {
      expect(ask(aDebate({ phase }), { type: 'end', by: ADA })).toBe('ended');
      expect(ask(aDebate({ phase }), { type: 'end', by: BEN })).toBe('not-the-host');
    }
    expect(aDebate({ phase: 'debrief' })).toMatchObject({ outcome: 'endedByHost' });
  });

  it('cancels a debate that never went live for the host alone', () => {
    for (const phase of ['lobby', 'readyCheck', 'prep'] as const) {
      expect(ask(aDebate({ phase }), { type: 'cancel', by: ADA })).toBe('cancelled');
      expect(ask(aDebate({ phase }), { type: 'cancel', by: BEN })).toBe('not-the-host');
    }
  });

  it('never cancels what is live, and never ends what has not begun', () => {
    expect(ask(aDebate({ phase: 'live' }), { type: 'cancel', by: ADA })).toBe('wrong-phase');
    expect(ask(aDebate({ phase: 'prep' }), { type: 'end', by: ADA })).toBe('wrong-phase');
  });
});

describe('the log', () => {
  it('numbers the events of one decision without a gap and gives them one time', () => {
    const { events } = playLog(aDebate({ phase: 'live' }), wait(seconds(30)), { type: 'yield', by: ADA });
    const first = aDebate({ phase: 'live' }).seq + 1;
    expect(events.map(({ seq }) => seq)).toEqual([first, first + 1, first + 2]);
    expect(new Set(events.map(({ atMs }) => atMs))).toEqual(new Set([NOON_MS + seconds(30)]));
  });

  it('leaves the state as it was when a command is refused', () => {
    const live = aDebate({ phase: 'live' });
    const before = structuredClone(live);
    decide(live, { type: 'speak', by: BEN, messageId: 'm', characters: 1 }, live.atMs);
    expect(live).toEqual(before);
  });

  it('does not change the state it decides on: only its events do', () => {
    const live = aDebate({ phase: 'live' });
    const before = structuredClone(live);
    const decision = decide(live, { type: 'speak', by: ADA, messageId: 'm', characters: 1 }, live.atMs);
    expect(live).toEqual(before);
    expect(decision.ok && evolveAll(live, decision.value)).not.toEqual(before);
  });
});
