import { describe, expect, it } from 'vitest';
import { ADA, aDebate, ask, BEN, CLEO, DARA, floorOf, play, wait } from '../../testing/index.ts';
import type { UnaimedCommand } from '../meant-step.ts';
import { QUICK_CLASH } from '../formats/quick-clash.ts';
import { withPace } from '../format.ts';
import { deadlinesOf } from '../state.ts';

const seconds = (count: number) => count * 1_000;
const WAIT_MS = seconds(300);
const report = (uid: string, by = ADA): UnaimedCommand => ({ type: 'reportMissing', by, uid });
const comeBack = (by: string): UnaimedCommand => ({ type: 'comeBack', by });
const keepWaiting = (by: string): UnaimedCommand => ({ type: 'keepWaiting', by });
const substitute = (by: string): UnaimedCommand => ({ type: 'substitute', by });
const end = (by: string): UnaimedCommand => ({ type: 'end', by });
const takeSeat = (by: string): UnaimedCommand => ({ type: 'takeSeat', by, seatId: 'against-1' });

const live = () => aDebate({ phase: 'live', hostId: CLEO });
/** Forty-five seconds into Ada's opening, Ben's connection is lost. */
const missing = () => play(live(), wait(seconds(45)), report(BEN));

describe('a debater reported missing', () => {
  it('stops the clock for up to five minutes and keeps the remaining time', () => {
    expect(missing()).toMatchObject({
      phase: 'paused',
      reason: 'connection',
      missing: BEN,
      remainingMs: seconds(75),
      choiceFromMs: missing().atMs + WAIT_MS,
    });
    expect(deadlinesOf(missing())).toEqual([]);
  });

  it('is reported by the host or another debater, not by the audience or themselves', () => {
    expect(ask(live(), report(BEN, CLEO))).toBe('paused');
    expect(ask(live(), report(BEN, ADA))).toBe('paused');
    expect(ask(live(), report(BEN, DARA))).toBe('not-seated');
    expect(ask(live(), report(BEN, BEN))).toBe('cannot-be-self');
  });

  it('has a seat: nobody else can be missing', () => {
    expect(ask(live(), report(DARA))).toBe('nobody-missing');
    expect(ask(live(), report(CLEO))).toBe('nobody-missing');
  });

  it('can be missing only in a running live debate, never by correspondence', () => {
    expect(ask(missing(), report(ADA, CLEO))).toBe('wrong-phase');
    expect(ask(aDebate({ phase: 'prep', hostId: CLEO }), report(BEN))).toBe('wrong-phase');
    const slow = aDebate({ phase: 'live', format: withPace(QUICK_CLASH, 'correspondence') });
    expect(ask(slow, report(BEN))).toBe('wrong-phase');
  });

  it('lets the debate continue by coming back, at any time during the wait', () => {
    for (const after of [0, WAIT_MS - 1, WAIT_MS, 2 * WAIT_MS]) {
      const back = play(missing(), wait(after), comeBack(BEN));
      expect(back.phase).toBe('live');
      expect(floorOf(back)).toMatchObject({ endsAtMs: back.atMs + seconds(75), stepSeq: back.seq });
    }
  });

  it('is the only one who can come back', () => {
    expect(ask(missing(), comeBack(ADA))).toBe('nobody-missing');
    expect(ask(missing(), comeBack(DARA))).toBe('not-seated');
    expect(ask(aDebate({ phase: 'paused' }), comeBack(BEN))).toBe('nobody-missing');
    expect(ask(live(), comeBack(BEN))).toBe('wrong-phase');
  });

  it('does not stop a host who prefers to continue immediately', () => {
    expect(ask(missing(), { type: 'resume', by: CLEO })).toBe('resumed');
    expect(ask(missing(), { type: 'resume', by: ADA })).toBe('not-the-host');
  });
});

describe('the choice after five minutes: wait, substitute or end', () => {
  const CHOICES = [
    [keepWaiting, 'waitExtended'],
    [substitute, 'seatLeft'],
    [end, 'abandoned'],
  ] as const;

  it.each(CHOICES)('is not open one millisecond early (%#)', (choice, answer) => {
    expect(ask(missing(), choice(ADA), WAIT_MS - 1)).toBe('choice-too-early');
    expect(ask(missing(), choice(ADA), WAIT_MS)).toBe(answer);
  });

  it.each(CHOICES)('is refused to the missing debater and to the audience (%#)', (choice) => {
    expect(ask(missing(), choice(BEN), WAIT_MS)).toBe('cannot-be-self');
    expect(ask(missing(), choice(DARA), WAIT_MS)).toMatch(/^not-(seated|the-host)$/);
  });

  it('is also the host’s, and the host’s ending leaves a result', () => {
    expect(ask(missing(), keepWaiting(CLEO), WAIT_MS)).toBe('waitExtended');
    expect(ask(missing(), substitute(CLEO), WAIT_MS)).toBe('seatLeft');
    expect(ask(missing(), end(CLEO))).toBe('ended');
    expect(play(missing(), wait(WAIT_MS), end(ADA))).toMatchObject({ phase: 'abandoned', by: ADA });
  });

  it('exists only if somebody is missing', () => {
    for (const choice of [keepWaiting, substitute]) {
      expect(ask(aDebate({ phase: 'paused' }), choice(ADA), WAIT_MS)).toBe('nobody-missing');
      expect(ask(live(), choice(ADA), WAIT_MS)).toBe('wrong-phase');
    }
    expect(ask(aDebate({ phase: 'paused', hostId: CLEO }), end(ADA), WAIT_MS)).toBe('not-the-host');
  });

  it('returns after another five minutes of waiting', () => {
    const again = play(missing(), wait(WAIT_MS), keepWaiting(ADA));
    expect(ask(again, substitute(ADA), WAIT_MS - 1)).toBe('choice-too-early');
    expect(ask(again, substitute(ADA), WAIT_MS)).toBe('seatLeft');
    expect(ask(again, comeBack(BEN))).toBe('resumed');
  });
});

describe('a substitute', () => {
  const free = () => play(missing(), wait(WAIT_MS), substitute(ADA));

  it('takes the free seat, and the debate continues with the remaining time', () => {
    expect(free()).toMatchObject({ phase: 'paused', reason: 'left', missing: null });
    const replaced = play(free(), wait(seconds(60)), takeSeat(DARA));
    expect(replaced).toMatchObject({ phase: 'live', seats: { 'against-1': DARA } });
    expect(floorOf(replaced).endsAtMs).toBe(replaced.atMs + seconds(75));
  });

  it('may be the missing debater, but no longer just by coming back', () => {
    expect(ask(free(), comeBack(BEN))).toBe('not-seated');
    expect(ask(free(), takeSeat(BEN))).toBe('seatTaken, resumed');
  });

  it('is not a seated person or one whom the host has removed', () => {
    expect(ask(free(), takeSeat(ADA))).toBe('already-seated');
    expect(ask(play(free(), { type: 'remove', by: CLEO, uid: DARA, cameIn: true }), takeSeat(DARA))).toBe(
      'removed',
    );
  });

  it('is wanted only while a seat is free: a lost connection alone frees none', () => {
    expect(ask(missing(), takeSeat(DARA))).toBe('seat-taken');
  });
});
