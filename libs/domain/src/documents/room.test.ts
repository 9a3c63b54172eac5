import { describe, expect, it } from 'vitest';
import { ADA, aDebate, aMessage, aRoom, BEN, CLEO } from '../testing/index.ts';
import { interventionsPath } from './intervention.ts';
import { messageSchema, messagesPath } from './message.ts';
import { eventPath, memberPath, roomPath, roomSchema, statusOf, type RoomStatus } from './room.ts';
import type { Phase } from '../debate/state.ts';

const STATUS: Record<Phase, RoomStatus> = {
  lobby: 'open',
  readyCheck: 'open',
  prep: 'open',
  live: 'live',
  paused: 'live',
  debrief: 'finished',
  abandoned: 'finished',
  cancelled: 'cancelled',
};

describe('the status of a room', () => {
  it.each(Object.entries(STATUS) as [Phase, RoomStatus][])('in the phase %s is %s', (phase, status) => {
    expect(statusOf(aDebate({ phase }))).toBe(status);
  });
});

describe('the documents of a room', () => {
  it('lie below the room', () => {
    expect(roomPath('r1')).toBe('rooms/r1');
    expect(memberPath('r1', ADA)).toBe('rooms/r1/members/ada');
    expect(messagesPath('r1')).toBe('rooms/r1/messages');
    expect(interventionsPath('r1')).toBe('rooms/r1/interventions');
  });

  it('sort the log by name as by number', () => {
    expect(eventPath('r1', 0)).toBe('rooms/r1/events/000000');
    expect([eventPath('r1', 9), eventPath('r1', 10), eventPath('r1', 123_456)].toSorted()).toEqual([
      'rooms/r1/events/000009',
      'rooms/r1/events/000010',
      'rooms/r1/events/123456',
    ]);
  });

  it.each(Object.keys(STATUS) as Phase[])('are read back without loss in the phase %s', (phase) => {
    const { id: _, ...room } = aRoom({ debate: aDebate({ phase }), ledger: { outOfTurn: LEDGER_ROW } });
    expect(roomSchema.parse(JSON.parse(JSON.stringify(room)))).toEqual(room);
  });

  it('know the host and everybody with a seat, and nobody else', () => {
    expect(aRoom({ debate: aDebate({ phase: 'live', hostId: CLEO }) }).peopleIds).toEqual([CLEO, ADA, BEN]);
    expect(aRoom({ debate: aDebate({ phase: 'live' }) }).peopleIds).toEqual([ADA, BEN]);
  });
});

const LEDGER_ROW = { found: { for: 1, against: 0 }, acted: { for: 1, against: 0 } };

describe('a message of the floor', () => {
  it('is shown, held, replaced or withdrawn', () => {
    for (const state of ['shown', 'held', 'replaced', 'withdrawn'] as const) {
      expect(messageSchema.parse(aMessage({ state })).state).toBe(state);
    }
    expect(messageSchema.safeParse({ ...aMessage(), state: 'deleted' }).success).toBe(false);
  });
});
