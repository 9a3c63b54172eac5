import { ADA, aDebate, aRoom, BEN, NOON_MS } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { hostActs } from './host-acts.ts';

const acts = (phase: Parameters<typeof aDebate>[0] & object, uid = ADA) =>
  hostActs(aRoom({ debate: aDebate(phase) }), uid, NOON_MS).map(({ type }) => type);

describe('what the host may do', () => {
  it.each([
    ['lobby', ['cancel']],
    ['readyCheck', ['cancel']],
    ['prep', ['cancel']],
    ['live', ['pause', 'end']],
    ['paused', ['resume', 'end']],
    ['debrief', []],
    ['cancelled', []],
    ['abandoned', []],
  ] as const)('in the phase %s is %s', (phase, expected) => {
    expect(acts({ phase })).toEqual(expected);
  });

  it('is nothing for anybody else', () => {
    expect(acts({ phase: 'live' }, BEN)).toEqual([]);
  });
});
