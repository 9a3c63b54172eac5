import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../limits.ts';
import { ADA, aDebate, ask, BEN, CLEO, DARA, play, wait } from '../../testing/index.ts';
import type { DebateCommand } from '../commands.ts';
import { OPEN_FLOOR } from '../formats/open-floor.ts';
import type { DebateState } from '../state.ts';

const crowd = (count: number) => Array.from({ length: count }, (_, index) => `person-${index}`);
const mute = (uid: string): DebateCommand => ({ type: 'mute', by: CLEO, uid, cameIn: true });
const remove = (uid: string): DebateCommand => ({ type: 'remove', by: CLEO, uid, cameIn: true });

/** Cleo hosts without a seat. */
const live = () => aDebate({ phase: 'live', hostId: CLEO });

describe('a person outside the debate', () => {
  const unknown = (type: 'mute' | 'remove', uid: string) => ask(live(), { type, by: CLEO, uid });

  it.each(['mute', 'remove'] as const)(
    'cannot be used to %s, unless the server knows that they came in',
    (type) => {
      expect(unknown(type, DARA)).toBe('nobody-there');
      expect(ask(live(), { type, by: CLEO, uid: DARA, cameIn: false })).toBe('nobody-there');
      expect(ask(live(), { type, by: CLEO, uid: DARA, cameIn: true })).not.toBe('nobody-there');
      expect(unknown(type, BEN)).not.toBe('nobody-there');
    },
  );

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'does not mistake the inherited property %s for a person',
    (uid) => {
      expect(unknown('mute', uid)).toBe('nobody-there');
      expect(unknown('remove', uid)).toBe('nobody-there');
      expect(ask(live(), { type: 'reportMissing', by: ADA, uid })).toBe('nobody-missing');
      expect(ask(live(), { type: 'giveFloor', by: CLEO, uid })).toBe('no-queue');
      expect(ask(aDebate(), { type: 'takeSeat', by: DARA, seatId: uid })).toBe('seat-unknown');
    },
  );

  it('is known as long as they wait for the floor, have it, had it, or had a seat', () => {
    const waiting = play(aDebate({ format: OPEN_FLOOR, phase: 'live', hostId: CLEO }), {
      type: 'raiseHand',
      by: DARA,
    });
    expect(ask(waiting, { type: 'mute', by: CLEO, uid: DARA })).toBe('muted');
    const left = play(live(), { type: 'leave', by: BEN });
    expect(ask(left, { type: 'mute', by: CLEO, uid: BEN })).toBe('muted');
  });
});

describe('the people that a debate stores are bounded', () => {
  it('expired mutes are dropped with the next one', () => {
    const muted = play(live(), mute(ADA), wait(LIMITS.muteSeconds * 1_000), mute(DARA));
    expect(Object.keys(muted.mutedUntilMs)).toEqual([DARA]);
  });

  it(`at most ${LIMITS.mutedAtOnce} are muted at once, and any of them can be muted again`, () => {
    const full = play(live(), ...crowd(LIMITS.mutedAtOnce).map(mute));
    expect(ask(full, mute(DARA))).toBe('too-many-muted');
    expect(ask(full, mute('person-0'))).toBe('muted');
    expect(ask(full, mute(DARA), LIMITS.muteSeconds * 1_000)).toBe('muted');
  });

  it(`at most ${LIMITS.removedAtMost} are removed`, () => {
    const full: DebateState = { ...live(), removed: crowd(LIMITS.removedAtMost) };
    expect(ask(full, remove(DARA))).toBe('too-many-removed');
    expect(ask({ ...full, removed: crowd(LIMITS.removedAtMost - 1) }, remove(DARA))).toBe('removed');
  });

  it(`at most ${LIMITS.speakersAtMost} speak or take a seat; earlier speakers may do so again`, () => {
    const spoken = (count: number) => Object.fromEntries(crowd(count).map((uid) => [uid, 1]));
    const lobby = (count: number) => ({ ...aDebate(), spoken: spoken(count) });
    const takeSeat = (by: string): DebateCommand => ({ type: 'takeSeat', by, seatId: 'for-1' });
    expect(ask(lobby(LIMITS.speakersAtMost), takeSeat(DARA))).toBe('too-many-speakers');
    expect(ask(lobby(LIMITS.speakersAtMost), takeSeat('person-0'))).toBe('seatTaken');
    expect(ask(lobby(LIMITS.speakersAtMost - 1), takeSeat(DARA))).toBe('seatTaken');
  });
});
