import {
  ADA,
  aDebate,
  aMessage,
  anIntervention,
  aRoom,
  BEN,
  CLEO,
  NOON_MS,
  play,
} from '@rostrum/domain/testing';
import type { Intervention } from '@rostrum/domain';
import { describe, expect, it } from 'vitest';
import { restOf, slowUntilMs } from './resting.ts';
import { aStatement } from './testing/a-judgement.ts';

const untilMs = NOON_MS + 3_600_000;
const cooling = aRoom({
  debate: play(aDebate({ phase: 'live', hostId: CLEO }), { type: 'coolOff', by: 'moderator', untilMs }),
});
const live = aRoom({ debate: aDebate({ phase: 'live', hostId: CLEO }) });
const flood: Intervention = {
  ...anIntervention({
    act: 'flood',
    to: ADA,
    messageId: aMessage().authorId,
    atMs: NOON_MS,
    statement: aStatement({ restrictions: ['held', 'slowed'], untilMs: NOON_MS + 10_000 }),
  }),
  id: 'flood-1',
};

describe('cooling off', () => {
  it('is the same for both sides and for a watcher, until the same moment', () => {
    for (const uid of [ADA, BEN, CLEO])
      expect(restOf(cooling, uid, [], untilMs - 41_000)).toMatchObject({
        kind: 'coolingOff',
        endsAtMs: untilMs,
      });
    expect(restOf(cooling, ADA, [], untilMs)).toBeUndefined();
  });
});

describe('slow mode', () => {
  it('concerns its author alone, until its time is over', () => {
    expect(restOf(live, ADA, [flood], NOON_MS + 9_999)).toMatchObject({ kind: 'slow', totalMs: 10_000 });
    expect(restOf(live, BEN, [flood], NOON_MS + 9_999)).toBeUndefined();
    expect(restOf(live, ADA, [flood], NOON_MS + 10_000)).toBeUndefined();
  });

  it('ends for nobody whom it does not concern', () => {
    expect(slowUntilMs(ADA, [flood])).toBe(NOON_MS + 10_000);
    expect(slowUntilMs(BEN, [flood])).toBe(0);
  });
});
