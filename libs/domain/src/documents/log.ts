import type { DebateEvent, SpokeEvent } from '../debate/events.ts';
import { countCharacters } from '../text.ts';
import type { Message, MessageDocument } from './message.ts';

/** The part of its event that a message stores; every message has the rest anyway. Undefined if it is no event. */
export function saidIn(events: readonly DebateEvent[]): Pick<MessageDocument, 'seq' | 'right'> {
  const spoke = events.find((event) => event.type === 'spoke');
  if (!spoke) return {};
  return spoke.as === 'floor' ? { seq: spoke.seq } : { seq: spoke.seq, right: spoke.as };
}

/** The events with their own documents: all except spoken words, which messages carry. */
export function withoutSpoken(events: readonly DebateEvent[]): DebateEvent[] {
  return events.filter(({ type }) => type !== 'spoke');
}

/** The whole log in order: the events with their own documents, and those that messages carry. */
export function logOf(events: readonly DebateEvent[], messages: readonly Message[]): DebateEvent[] {
  return [...events, ...messages.flatMap(spokeEvent)].toSorted((one, other) => one.seq - other.seq);
}

/** An edited message counts by its original text; the edit is an event of its own. */
function spokeEvent({ id, authorId, createdAtMs, seq, right, text, edits, hidden }: Message): SpokeEvent[] {
  if (seq === undefined) return [];
  // The length of hidden words is stored.
  const characters = hidden ? hidden.characters : countCharacters(edits[0]?.text ?? text);
  const as = right ?? 'floor';
  return [{ type: 'spoke', seq, atMs: createdAtMs, by: authorId, messageId: id, characters, as }];
}
