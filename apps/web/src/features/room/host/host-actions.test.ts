import { FORMATS, withPace } from '@rostrum/domain';
import { ADA, aDebate, aRoom, BEN, NOON_MS, play, type DebateWish } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { hostActions } from './host-actions.ts';

const actions = (wish: DebateWish, uid = ADA) =>
  hostActions(aRoom({ debate: aDebate(wish) }), uid, NOON_MS).map(({ label }) => label);

describe('the host’s actions', () => {
  it.each([
    ['lobby', ['Pause AI', 'Call it off']],
    ['readyCheck', ['Pause AI', 'Call it off']],
    ['prep', ['End the preparation', 'Pause AI', 'Call it off']],
    ['live', ['Pause', 'Next step', '+60 s', 'Pause AI', 'End the debate']],
    ['paused', ['Resume', 'Pause AI', 'End the debate']],
    ['verdictVote', ['Close the vote', 'Pause AI']],
    ['debrief', []],
    ['archived', []],
    ['cancelled', []],
    ['abandoned', []],
  ] as const)('in the phase %s is %s', (phase, expected) => {
    expect(actions({ phase })).toEqual(expected);
  });

  it('continue without a choice after the coin, and wait for a preparing side', () => {
    const format = FORMATS.get('public-forum')!;
    expect(actions({ phase: 'coinFlip', format })).toContain('Go on without a choice');
    expect(actions({ phase: 'prepBank', format })).toEqual(['Pause AI', 'End the debate']);
  });

  it('add a day to a step by correspondence', () => {
    const format = withPace(FORMATS.get('quick-clash')!, 'correspondence');
    expect(actions({ phase: 'live', format })).toEqual([
      'Pause',
      'Next step',
      '+1 day',
      'Pause AI',
      'End the debate',
    ]);
  });

  it('resumes an AI that is paused', () => {
    const debate = play(aDebate({ phase: 'live' }), { type: 'pauseModerator', by: ADA });
    const labels = hostActions(aRoom({ debate }), ADA, NOON_MS).map(({ label }) => label);
    expect(labels).toContain('Resume AI');
    expect(labels).not.toContain('Pause AI');
  });

  it('are empty for anybody else, even if a debater may end a waiting debate', () => {
    expect(actions({ phase: 'live' }, BEN)).toEqual([]);
    const left = play(aDebate({ phase: 'live' }), { type: 'leave', by: ADA });
    expect(hostActions(aRoom({ debate: left }), BEN, NOON_MS)).toEqual([]);
  });
});
