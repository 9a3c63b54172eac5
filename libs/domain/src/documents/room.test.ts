import { describe, expect, it } from 'vitest';
import { QUICK_CLASH } from '../debate/formats/quick-clash.ts';
import { withPace } from '../debate/format.ts';
import { ADA, aDebate, aRoom, BEN, CLEO, NOON_MS } from '../testing/index.ts';
import { interventionsPath } from './intervention.ts';
import { messagesPath } from './message.ts';
import { dueAtMs, eventPath, memberPath, roomPath, roomSchema, statusOf, type RoomStatus } from './room.ts';
import { deadlineOf, type Phase } from '../debate/state.ts';

const STATUS: Record<Phase, RoomStatus> = {
  lobby: 'open',
  readyCheck: 'open',
  coinFlip: 'open',
  prep: 'open',
  live: 'live',
  prepBank: 'live',
  paused: 'live',
  verdictVote: 'live',
  debrief: 'finished',
  archived: 'finished',
  abandoned: 'finished',
  cancelled: 'cancelled',
};

describe('the status of a room', () => {
  it.each(Object.entries(STATUS) as [Phase, RoomStatus][])('in the phase %s is %s', (phase, status) => {
    expect(statusOf(aDebate({ phase }))).toBe(status);
  });
});

describe('the documents of a room', () => {
  it('are below the room', () => {
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
    const { id: _, ...room } = aRoom({ debate: aDebate({ phase }), ledger: { personAttack: LEDGER_ROW } });
    expect(roomSchema.parse(JSON.parse(JSON.stringify(room)))).toEqual(room);
  });

  it.each(['bank', 'topic', 'general'] as const)('keep a practice case from %s readable', (from) => {
    const { id: _, ...room } = aRoom({ practice: { level: 'fair', opponentSide: 'against', from } });
    expect(roomSchema.parse(JSON.parse(JSON.stringify(room)))).toEqual(room);
  });

  it('know nothing of a practice case from elsewhere', () => {
    const practice = { level: 'fair', opponentSide: 'against', from: 'thin air' };
    expect(roomSchema.safeParse({ ...aRoom(), practice }).success).toBe(false);
  });

  it('know the host and everybody with a seat, and nobody else', () => {
    expect(aRoom({ debate: aDebate({ phase: 'live', hostId: CLEO }) }).peopleIds).toEqual([CLEO, ADA, BEN]);
    expect(aRoom({ debate: aDebate({ phase: 'live' }) }).peopleIds).toEqual([ADA, BEN]);
  });
});

const LEDGER_ROW = { found: { for: 1, against: 0 }, acted: { for: 1, against: 0 } };

describe('the time at which somebody must look at a dormant room', () => {
  const HALF_HOUR_MS = 1_800_000;

  it('is a minute after its deadline, in case the task is lost', () => {
    const live = aDebate({ phase: 'live' });
    expect(dueAtMs(live, null)).toBe(deadlineOf(live)!.actsAtMs + 60_000);
  });

  it('is half an hour after the last event, if that comes first or no clock runs', () => {
    expect(dueAtMs(aDebate(), null)).toBe(NOON_MS + HALF_HOUR_MS);
    expect(dueAtMs(aDebate({ phase: 'paused', hostId: CLEO }), null)).toBe(NOON_MS + HALF_HOUR_MS);
    const slow = aDebate({ phase: 'live', format: withPace(QUICK_CLASH, 'correspondence') });
    expect(dueAtMs(slow, null)).toBe(NOON_MS + HALF_HOUR_MS);
  });

  it('is half an hour after the opening of a debate that opens later', () => {
    expect(dueAtMs(aDebate(), NOON_MS + 5_000)).toBe(NOON_MS + 5_000 + HALF_HOUR_MS);
    expect(dueAtMs(aDebate(), NOON_MS - 5_000)).toBe(NOON_MS + HALF_HOUR_MS);
  });

  it('is a week after the end, and never once nothing can happen anymore', () => {
    expect(dueAtMs(aDebate({ phase: 'debrief' }), null)).toBe(NOON_MS + 7 * 86_400_000);
    for (const phase of ['archived', 'cancelled', 'abandoned'] as const) {
      expect(dueAtMs(aDebate({ phase }), null)).toBeNull();
    }
  });
});
