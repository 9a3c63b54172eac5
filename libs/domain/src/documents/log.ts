import type { DebateEvent, SpokeEvent } from '../debate/events.ts';
import { countCharacters } from '../text.ts';
import type { Message, MessageDocument } from './message.ts';

/**
 * What a message carries of the event that it is among these; the rest is what every message says of itself. Nothing where
 * it is none.
 */
export function saidIn(events: readonly DebateEvent[]): Pick<MessageDocument, 'seq' | 'right'> {
  const spoke = events.find((event) => event.type === 'spoke');
  if (!spoke) return {};
  return spoke.as === 'floor' ? { seq: spoke.seq } : { seq: spoke.seq, right: spoke.as };
}

/** The events with documents of their own: all but what was said, which its message carries. */
export function withoutSpoken(events: readonly DebateEvent[]): DebateEvent[] {
  return events.filter(({ type }) => type !== 'spoke');
}

/** The whole log, in its order: the events with documents of their own, and those that messages carry. */
export function logOf(events: readonly DebateEvent[], messages: readonly Message[]): DebateEvent[] {
  return [...events, ...messages.flatMap(spokeEvent)].toSorted((one, other) => one.seq - other.seq);
}

/** An edited message counted as what it said first: its change is an event of its own. */
function spokeEvent({ id, authorId, createdAtMs, seq, right, text, edits, hidden }: Message): SpokeEvent[] {
  if (seq === undefined) return [];
  // Of hidden words it is known how long they were.
  const characters = hidden ? hidden.characters : countCharacters(edits[0]?.text ?? text);
  const as = right ?? 'floor';
  return [{ type: 'spoke', seq, atMs: createdAtMs, by: authorId, messageId: id, characters, as }];
}
