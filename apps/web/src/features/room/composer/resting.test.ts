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
import { composerOf } from './composer-of.ts';
import { timeWithSeconds } from '../session/index.ts';
import { slowUntilMs } from '../moderation/index.ts';
import { aStatement } from '../moderation/testing/a-judgement.ts';

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
  it('lets both sides write and not send, and says until when', () => {
    for (const uid of [ADA, BEN])
      expect(composerOf(cooling, uid, untilMs - 1)).toMatchObject({
        state: 'draft',
        note: expect.stringContaining(timeWithSeconds(untilMs)),
      });
    expect(composerOf(cooling, ADA, untilMs)?.state).not.toBe('draft');
  });
});

describe('slow mode', () => {
  it('keeps the words and says when they can be sent', () => {
    const slow = slowUntilMs(ADA, [flood]);
    expect(composerOf(live, ADA, slow - 1, slow)).toMatchObject({
      state: 'draft',
      note: expect.stringContaining(timeWithSeconds(slow)),
    });
    expect(composerOf(live, ADA, slow, slow)).toMatchObject({ state: 'open' });
    expect(slowUntilMs(BEN, [flood])).toBe(0);
  });
});
