import type { DebateEvent } from '../debate/events.ts';
import type { Format } from '../debate/format.ts';
import { stepName } from '../debate/formats/format-words.ts';
import type { Intervention } from '../documents/intervention.ts';
import type { Room } from '../documents/room.ts';
import { withoutBells } from './floor-sections.ts';
import { proceedingsOf } from './proceedings.ts';
import type { Message } from '../documents/message.ts';

/** A moment that a seek bar shows. */
export type ReplayMark = { atMs: number; type: 'step' | 'act'; label: string };

/** The part of a debate that is worth watching, in epoch milliseconds. */
export type ReplaySpan = { fromMs: number; toMs: number };

const BEGINS: ReadonlySet<DebateEvent['type']> = new Set(['coinFlipped', 'prepStarted', 'stepStarted']);
const ENDS: ReadonlySet<DebateEvent['type']> = new Set(['ended', 'cancelled', 'abandoned', 'ballotsClosed']);

/**
 * The span of a debate without the hours of waiting for people, and without the days until it was archived. For a
 * debate that never began it is the whole log; an empty log has no span.
 */
export function replaySpan(events: readonly DebateEvent[]): ReplaySpan | undefined {
  const [first, last] = [events[0], events.at(-1)];
  if (!first || !last) return undefined;
  const begins = events.find(({ type }) => BEGINS.has(type)) ?? first;
  const ends = events.findLast(({ type }) => ENDS.has(type)) ?? last;
  return { fromMs: begins.atMs, toMs: Math.max(begins.atMs, ends.atMs) };
}

/** The starts of steps, the moderator's public acts but for the bells, and how the debate was run, in chronological order. */
export function replayMarks(
  room: Room,
  events: readonly DebateEvent[],
  acts: readonly Intervention[],
): ReplayMark[] {
  const [first] = events;
  const format = first?.type === 'opened' ? first.format : undefined;
  return [
    ...proceedingsOf(room, events).map(({ atMs, says }): ReplayMark => ({ atMs, type: 'act', label: says })),
    ...events.flatMap((event): ReplayMark[] =>
      event.type === 'stepStarted'
        ? [{ atMs: event.atMs, type: 'step', label: nameOfStep(format, event.stepIndex) }]
        : [],
    ),
    ...withoutBells(acts).map(({ atMs, says }): ReplayMark => ({ atMs, type: 'act', label: says })),
  ].sort((one, other) => one.atMs - other.atMs);
}

function nameOfStep(format: Format | undefined, index: number): string {
  const step = format?.steps[index];
  return format && step ? stepName(format, step) : '';
}

/** Every moment with a visible event, each once, earliest first. */
export function replayMoments(
  events: readonly DebateEvent[],
  messages: readonly Message[],
  acts: readonly Intervention[],
): number[] {
  const times = [
    ...events.map(({ atMs }) => atMs),
    ...messages.map(({ createdAtMs }) => createdAtMs),
    ...acts.map(({ atMs }) => atMs),
  ];
  return [...new Set(times)].sort((one, other) => one - other);
}
