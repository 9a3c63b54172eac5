import type { Message, Room, TranscriptSource } from '@rostrum/domain';
import { aDebate, aMessage, aRoom } from '@rostrum/domain/testing';
import { createCivilityEngine } from '../engine/civility-engine.ts';
import { messagesOf, VOTING, type Line } from '../map/testing.ts';
import { writeReport } from './write-report.ts';

const engine = createCivilityEngine();
export const MOTION = 'This house would make voting compulsory';
export const START_MS = 1_000_000;

export function sourceOf(lines: readonly Line[], changes: Partial<Room> = {}): TranscriptSource {
  const messages = messagesOf(lines).map((message): Message => ({
    ...aMessage(),
    ...message,
    id: message.id,
    authorName: message.authorId,
    createdAtMs: START_MS + message.createdAtMs,
  }));
  const spoken: Record<string, number> = {};
  for (const { authorId, text } of messages) spoken[authorId] = (spoken[authorId] ?? 0) + text.length;
  const room = aRoom({
    motion: MOTION,
    debate: { ...aDebate({ phase: 'debrief' }), spoken },
    startedAtMs: START_MS,
    endedAtMs: START_MS + 3_600_000,
    ...changes,
  });
  return { room, messages, interventions: [] };
}

export const write = (source: TranscriptSource) => writeReport(source, engine, { atMs: START_MS });
/** A debate about voting, and its report. */
export const source = sourceOf(VOTING);
export const written = write(source);
export const { report } = written;
