import { ADA, aDebate, aRoom, BEN, CLEO, DARA, NOON_MS, play } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { heirsIn, leavingOf } from './leaving.ts';

const leaving = (phase: 'readyCheck' | 'live' | 'paused' | 'verdictVote' | 'debrief', uid: string) =>
  leavingOf(aRoom({ debate: aDebate({ phase }) }), uid);

describe('leaving a room', () => {
  it('asks nothing of a watcher, and nothing after the end', () => {
    expect(leaving('live', CLEO)).toEqual({ asks: false });
    expect(leaving('debrief', ADA)).toEqual({ asks: false });
    expect(leaving('verdictVote', ADA)).toEqual({ asks: false });
  });

  it('asks a host before the start who hosts the debate next, with a seat or without one', () => {
    for (const hostId of [ADA, CLEO]) {
      const debate = aDebate({ phase: 'readyCheck', hostId });
      expect(leavingOf(aRoom({ debate, hostId }), hostId)).toMatchObject({ handsOver: true });
    }
  });

  it('offers the debaters who are here, those who joined first before the others', () => {
    const room = aRoom({ debate: aDebate({ phase: 'readyCheck', hostId: CLEO }), hostId: CLEO });
    const member = (uid: string, joinedAtMs: number, lastSeenAtMs = NOON_MS) => ({
      uid,
      displayName: uid,
      photoURL: '',
      joinedAtMs,
      lastSeenAtMs,
    });
    const members = [member(ADA, 3), member(BEN, 2), member(CLEO, 1), member(DARA, 0)];
    expect(heirsIn(room, members, NOON_MS)).toEqual([BEN, ADA]);
    const away = [member(ADA, 3), member(BEN, 2, NOON_MS - 60_000)];
    expect(heirsIn(room, away, NOON_MS)).toEqual([ADA]);
  });

  it('says before the start that the seat becomes free', () => {
    expect(leaving('readyCheck', BEN)).toMatchObject({ asks: true, confirm: 'Leave my seat' });
  });

  it('warns during the debate that it will wait for a substitute', () => {
    for (const phase of ['live', 'paused'] as const) {
      expect(leaving(phase, ADA)).toMatchObject({ confirm: 'Leave my seat' });
      expect(leaving(phase, ADA)).toHaveProperty('text', expect.stringContaining('it waits until someone'));
    }
  });

  it('says to the last debater that the debate is abandoned', () => {
    const alone = play(aDebate({ phase: 'live' }), { type: 'leave', by: BEN });
    expect(leavingOf(aRoom({ debate: alone }), ADA)).toMatchObject({ confirm: 'Abandon the debate' });
  });
});
