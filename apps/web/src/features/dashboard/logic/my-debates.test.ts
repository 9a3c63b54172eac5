import type { Phase } from '@rostrum/domain';
import { ADA, aDebate, aRoom, BEN, CLEO, play } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { leadOf, myDebates, partIn, standingWords } from './my-debates.ts';

const room = (phase: Phase, id: string = phase) => aRoom({ id, debate: aDebate({ phase }) });
const ids = (rooms: { id: string }[]) => rooms.map(({ id }) => id);
const PHASES: Phase[] = [
  'lobby',
  'readyCheck',
  'prep',
  'live',
  'paused',
  'debrief',
  'cancelled',
  'abandoned',
];

describe('my debates', () => {
  const mine = myDebates(PHASES.map((phase) => room(phase)));

  it('are under way, open or finished; cancelled ones are none of these', () => {
    expect(ids(mine.running)).toEqual(['prep', 'live', 'paused']);
    expect(ids(mine.open)).toEqual(['lobby', 'readyCheck']);
    expect(ids(mine.finished)).toEqual(['debrief', 'abandoned']);
  });

  it('lead back to the room one is in, else to one that runs', () => {
    expect(leadOf(room('lobby', 'active'), mine)?.id).toBe('active');
    expect(leadOf(room('debrief', 'over'), mine)?.id).toBe('prep');
    expect(leadOf(null, myDebates([]))).toBeNull();
  });

  it('are counted in one sentence', () => {
    expect(standingWords(mine)).toBe('3 debates under way, 2 rooms open.');
    expect(standingWords(myDebates([room('live')]))).toBe('One debate under way.');
    expect(standingWords(myDebates([]))).toContain('You have nothing under way');
  });
});

describe('my part in a debate', () => {
  const spoken = play(
    aDebate({ phase: 'live' }),
    { type: 'speak', by: ADA, messageId: 'm', characters: 300 },
    { type: 'yield', by: ADA },
    { type: 'speak', by: BEN, messageId: 'n', characters: 100 },
  );

  it('is the side and the share of all characters', () => {
    expect(partIn(aRoom({ debate: spoken }), ADA)).toEqual({ side: 'for', share: 0.75 });
    expect(partIn(aRoom({ debate: spoken }), CLEO)).toEqual({ side: undefined, share: 0 });
  });

  it('is undefined if nobody spoke', () => {
    expect(partIn(room('abandoned'), ADA).share).toBeUndefined();
  });
});
