import { ADA, aDebate, aRoom, BEN, CLEO, play } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { leavingOf } from './leaving.ts';

const leaving = (phase: 'readyCheck' | 'live' | 'paused' | 'verdictVote' | 'debrief', uid: string) =>
  leavingOf(aRoom({ debate: aDebate({ phase }) }), uid);

describe('leaving a room', () => {
  it('asks nothing of a watcher, and nothing after the end', () => {
    expect(leaving('live', CLEO)).toEqual({ asks: false });
    expect(leaving('debrief', ADA)).toEqual({ asks: false });
    expect(leaving('verdictVote', ADA)).toEqual({ asks: false });
  });

  it('says before the start that the seat becomes free', () => {
    expect(leaving('readyCheck', ADA)).toMatchObject({ asks: true, confirm: 'Leave my seat' });
  });

  it('warns during the debate that it will wait for a substitute', () => {
    for (const phase of ['live', 'paused'] as const) {
      expect(leaving(phase, ADA)).toMatchObject({ confirm: 'Leave my seat' });
      expect(leaving(phase, ADA)).toHaveProperty('text', expect.stringContaining('it waits until somebody'));
    }
  });

  it('says to the last debater that the debate is abandoned', () => {
    const alone = play(aDebate({ phase: 'live' }), { type: 'leave', by: BEN });
    expect(leavingOf(aRoom({ debate: alone }), ADA)).toMatchObject({ confirm: 'Abandon the debate' });
  });
});
