import type { Intervention } from '../documents/intervention.ts';
import type { Message } from '../documents/message.ts';
import type { Room } from '../documents/room.ts';

/** A debate as it is stored, or as much of it as somebody may read. */
export type TranscriptSource = {
  room: Room;
  messages: readonly Message[];
  interventions: readonly Intervention[];
};

export type Spoken = { messages: Message[]; acts: Intervention[] };

/**
 * What everybody saw, the earliest first. What is held, replaced, withdrawn or said to one person only is not on record;
 * nor is an act about such a message, nor the words that somebody quoted from it.
 */
export function onRecord({ messages, interventions }: Omit<TranscriptSource, 'room'>): Spoken {
  const shown = messages.filter(({ state }) => state === 'shown');
  const ids = new Set(shown.map(({ id }) => id));
  const isAbout = (messageId: string | null) => messageId === null || ids.has(messageId);
  return {
    messages: shown
      .map((message) =>
        message.quote && !ids.has(message.quote.messageId) ? withoutQuote(message) : message,
      )
      .sort((one, other) => one.createdAtMs - other.createdAtMs),
    acts: interventions
      .filter(({ to, messageId }) => to === 'all' && isAbout(messageId))
      .sort((one, other) => one.atMs - other.atMs),
  };
}

function withoutQuote(message: Message): Message {
  return { ...message, quote: null };
}
