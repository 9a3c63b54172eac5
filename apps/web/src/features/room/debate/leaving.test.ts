import { ADA, aDebate, aRoom, CLEO } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { leavingOf } from './leaving.ts';

const leaving = (phase: 'readyCheck' | 'live' | 'paused' | 'debrief', uid: string) =>
  leavingOf(aRoom({ debate: aDebate({ phase }) }), uid);

describe('leaving a room', () => {
  it('asks nothing of who only watches, and nothing after the end', () => {
    expect(leaving('live', CLEO)).toEqual({ asks: false });
    expect(leaving('debrief', ADA)).toEqual({ asks: false });
  });

  it('says before the start that the seat becomes free', () => {
    expect(leaving('readyCheck', ADA)).toMatchObject({ asks: true, confirm: 'Leave my seat' });
  });

  it('says while it runs that the debate ends for both', () => {
    for (const phase of ['live', 'paused'] as const) {
      expect(leaving(phase, ADA)).toMatchObject({ asks: true, confirm: 'Abandon the debate' });
    }
  });
});
