import { FORMATS, withPace } from '@rostrum/domain';
import {
  ADA,
  aDebate,
  aRoom,
  BEN,
  DARA,
  NOON_MS,
  play,
  unanswered,
  type DebateWish,
} from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { hostActions } from './host-actions.ts';

const actions = (wish: DebateWish, uid = ADA) =>
  hostActions(aRoom({ debate: aDebate(wish) }), uid, NOON_MS).map(({ label }) => label);

describe('the host’s actions', () => {
  it.each([
    ['lobby', ['Pause AI', 'Cancel debate']],
    ['readyCheck', ['Pause AI', 'Cancel debate']],
    ['prep', ['End preparation', 'Pause AI', 'Cancel debate']],
    ['live', ['Pause', 'Next step', '+60 s', 'Pause AI', 'End the debate']],
    ['paused', ['Resume', 'Pause AI', 'End the debate']],
    ['verdictVote', ['Close the vote', 'Pause AI']],
    ['debrief', []],
    ['archived', []],
    ['cancelled', []],
    ['abandoned', []],
  ] as const)('in the phase %s is %s', (phase, expected) => {
    expect(actions({ phase, hostId: DARA }, DARA)).toEqual(expected);
  });

  it.each([
    ['lobby', ['Pause AI', 'Cancel debate']],
    ['readyCheck', ['Ask to pause the AI', 'Cancel debate']],
    ['prep', ['Ask to end preparation', 'Ask to pause the AI', 'Cancel debate']],
    [
      'live',
      ['Pause for 60 s', 'Ask for the next step', 'Ask for 60 s more', 'Ask to pause the AI', 'Ask to end'],
    ],
    ['paused', ['Resume', 'Ask for a longer pause', 'Ask to pause the AI', 'Ask to end']],
    ['verdictVote', ['Ask to close the vote', 'Ask to pause the AI']],
  ] as const)('on a bench in the phase %s are questions to the other side: %s', (phase, expected) => {
    expect(actions({ phase })).toEqual(expected);
  });

  it('on a bench ask for a second pause in the same step', () => {
    const debate = play(aDebate({ phase: 'live' }), { type: 'pause', by: ADA }, { type: 'resume', by: ADA });
    const labels = hostActions(aRoom({ debate }), ADA, NOON_MS).map(({ label }) => label);
    expect(labels[0]).toBe('Ask for a pause');
  });

  it('wait while a question is open, still named as questions, and are gone once the moderator has the clock', () => {
    const open = play(aDebate({ phase: 'live' }), unanswered({ type: 'nextStep', by: ADA }));
    const next = hostActions(aRoom({ debate: open }), ADA, NOON_MS).find(
      ({ wish }) => wish.type === 'nextStep',
    );
    expect(next?.because).toBe('Another question is still open. Wait for its answer first.');
    expect(next?.label).toBe('Ask for the next step');
    const left = play(aDebate({ phase: 'live' }), { type: 'handOver', by: ADA, uid: null });
    expect(hostActions(aRoom({ debate: left }), ADA, NOON_MS)).toEqual([]);
  });

  it('continue without a choice after the coin, and wait for a preparing side', () => {
    const format = FORMATS.get('public-forum')!;
    expect(actions({ phase: 'coinFlip', format })).toContain('Ask to go on without a choice');
    expect(actions({ phase: 'prepBank', format })).toEqual(['Ask to pause the AI', 'Ask to end']);
  });

  it('add a day to a step by correspondence, and pause for one', () => {
    const format = withPace(FORMATS.get('quick-clash')!, 'correspondence');
    expect(actions({ phase: 'live', format })).toEqual([
      'Ask to pause for a day',
      'Ask for the next step',
      'Ask for 1 more day',
      'Ask to pause the AI',
      'Ask to end',
    ]);
    expect(actions({ phase: 'live', format, hostId: DARA }, DARA)).toEqual([
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
