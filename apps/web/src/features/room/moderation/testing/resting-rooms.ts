import { ADA, aDebate, aMessage, anIntervention, aRoom, CLEO, NOON_MS, play } from '@rostrum/domain/testing';
import type { Intervention } from '@rostrum/domain';
import { aStatement } from './a-judgement.ts';

/** When the cooling-off ends, in epoch milliseconds. */
export const COOL_UNTIL_MS = NOON_MS + 3_600_000;

/** A room whose floor is paused for both sides. */
export const COOLING_ROOM = aRoom({
  debate: play(aDebate({ phase: 'live', hostId: CLEO }), {
    type: 'coolOff',
    by: 'moderator',
    untilMs: COOL_UNTIL_MS,
  }),
});

export const LIVE_ROOM = aRoom({ debate: aDebate({ phase: 'live', hostId: CLEO }) });

/** Ada sent too much at once and waits for ten seconds. */
export const FLOOD: Intervention = {
  ...anIntervention({
    act: 'flood',
    to: ADA,
    messageId: aMessage().authorId,
    atMs: NOON_MS,
    statement: aStatement({ restrictions: ['held', 'slowed'], untilMs: NOON_MS + 10_000 }),
  }),
  id: 'flood-1',
};
