import { ADA, BEN, CLEO, NOON_MS } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { restOf, slowUntilMs } from './resting.ts';
import { COOL_UNTIL_MS, COOLING_ROOM, FLOOD, LIVE_ROOM } from './testing/resting-rooms.ts';

describe('cooling off', () => {
  it('is the same for both sides and for a watcher, until the same moment', () => {
    for (const uid of [ADA, BEN, CLEO])
      expect(restOf(COOLING_ROOM, uid, [], COOL_UNTIL_MS - 41_000)).toMatchObject({
        kind: 'coolingOff',
        endsAtMs: COOL_UNTIL_MS,
      });
    expect(restOf(COOLING_ROOM, ADA, [], COOL_UNTIL_MS)).toBeUndefined();
  });
});

describe('slow mode', () => {
  it('concerns its author alone, until its time is over', () => {
    expect(restOf(LIVE_ROOM, ADA, [FLOOD], NOON_MS + 9_999)).toMatchObject({ kind: 'slow', totalMs: 10_000 });
    expect(restOf(LIVE_ROOM, BEN, [FLOOD], NOON_MS + 9_999)).toBeUndefined();
    expect(restOf(LIVE_ROOM, ADA, [FLOOD], NOON_MS + 10_000)).toBeUndefined();
  });

  it('does not end for uninvolved people', () => {
    expect(slowUntilMs(ADA, [FLOOD])).toBe(NOON_MS + 10_000);
    expect(slowUntilMs(BEN, [FLOOD])).toBe(0);
  });
});
