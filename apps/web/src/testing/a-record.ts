import type { DebateRecord } from '@rostrum/data';
import { statusOf, type Message, type Room } from '@rostrum/domain';
import {
  ADA,
  aDebateLog,
  aMessage,
  anIntervention,
  aRoom,
  BEN,
  NOON_MS,
  playLog,
  wait,
} from '@rostrum/domain/testing';

const MINUTE_MS = 60_000;

/** Ada speaks after ten seconds, Ben ninety seconds later in the second step; a minute on the host ends it. */
export function aRecord(changes: Partial<Room> = {}): DebateRecord {
  const opened = aDebateLog({ phase: 'live' });
  const played = playLog(
    opened.state,
    wait(10_000),
    { type: 'speak', by: ADA, messageId: 'm1', characters: 30 },
    wait(30_000),
    { type: 'yield', by: ADA },
    wait(MINUTE_MS),
    { type: 'speak', by: BEN, messageId: 'm2', characters: 90 },
    wait(MINUTE_MS),
    { type: 'end', by: ADA },
  );
  const events = [...opened.events, ...played.events];
  const room = aRoom({
    debate: played.state,
    startedAtMs: NOON_MS,
    endedAtMs: played.state.atMs,
    ...changes,
  });
  return {
    decision: null,
    room: { ...room, status: statusOf(room.debate) },
    events,
    messages: [
      said('m1', 10_000, { text: 'Free buses bring people to work.' }),
      said('m2', 100_000, {
        text: 'Somebody pays.',
        authorId: BEN,
        authorName: 'Ben Okafor',
        side: 'against',
        stepIndex: 1,
      }),
    ],
    interventions: [
      {
        ...anIntervention({ act: 'handover', says: 'Ben has the floor.', atMs: NOON_MS + 40_000 }),
        id: 'handover',
      },
    ],
  };
}

function said(id: string, afterMs: number, changes: Partial<Message>): Message {
  return { ...aMessage({ createdAtMs: NOON_MS + afterMs, ...changes }), id };
}
