import { ADA, BEN } from '@rostrum/domain/testing';
import { describe, expect, it } from 'vitest';
import { slowUntilMs } from '../moderation/index.ts';
import { COOL_UNTIL_MS, COOLING_ROOM, FLOOD, LIVE_ROOM } from '../moderation/testing/resting-rooms.ts';
import { timeWithSeconds } from '../session/index.ts';
import { composerOf } from './composer-of.ts';

describe('cooling off', () => {
  it('lets both sides write and not send, and shows until when', () => {
    for (const uid of [ADA, BEN])
      expect(composerOf(COOLING_ROOM, uid, COOL_UNTIL_MS - 1)).toMatchObject({
        state: 'draft',
        note: expect.stringContaining(timeWithSeconds(COOL_UNTIL_MS)),
      });
    expect(composerOf(COOLING_ROOM, ADA, COOL_UNTIL_MS)?.state).not.toBe('draft');
  });
});

describe('slow mode', () => {
  it('keeps the words and says when they can be sent', () => {
    const slow = slowUntilMs(ADA, [FLOOD]);
    expect(composerOf(LIVE_ROOM, ADA, slow - 1, slow)).toMatchObject({
      state: 'draft',
      note: expect.stringContaining(timeWithSeconds(slow)),
    });
    expect(composerOf(LIVE_ROOM, ADA, slow, slow)).toMatchObject({ state: 'open' });
    expect(slowUntilMs(BEN, [FLOOD])).toBe(0);
  });
});
