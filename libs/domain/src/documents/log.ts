import type { DebateEvent, SpokeEvent } from '../debate/events.ts';
import type { Message, MessageDocument } from './message.ts';

/** What a message carries of the event that it is in the log. */
export function saidIn({ seq, characters, as }: SpokeEvent): NonNullable<MessageDocument['said']> {
  return { seq, characters, as };
}

/** The events with documents of their own: all but what was said, which its message carries. */
export function withoutSpoken(events: readonly DebateEvent[]): DebateEvent[] {
  return events.filter(({ type }) => type !== 'spoke');
}

/** The whole log, in its order: the events with documents of their own, and those that messages carry. */
export function logOf(events: readonly DebateEvent[], messages: readonly Message[]): DebateEvent[] {
  return [...events, ...messages.flatMap(spokeEvent)].toSorted((one, other) => one.seq - other.seq);
}

function spokeEvent({ id, authorId, createdAtMs, said }: Message): SpokeEvent[] {
  return said ? [{ type: 'spoke', ...said, by: authorId, messageId: id, atMs: createdAtMs }] : [];
}
