import type { DebateEvent } from '../debate/events.ts';
import type { Intervention } from '../documents/intervention.ts';
import type { PanelDecision } from '../documents/judging.ts';
import type { Message } from '../documents/message.ts';
import type { Room } from '../documents/room.ts';
import { shownName } from '../documents/shown-name.ts';
import { shownWords } from '../documents/shown-words.ts';

/** A debate as stored, or the part of it that a person may read. */
export type TranscriptSource = {
  room: Room;
  messages: readonly Message[];
  interventions: readonly Intervention[];
  /** The log, where it is known; a live room is read without it. */
  events?: readonly DebateEvent[];
  /** What the judges decided, with their ballots. */
  decision?: PanelDecision | null | undefined;
  /** The address of the debate's page. */
  link?: string | undefined;
};

export type Spoken = { messages: Message[]; acts: Intervention[] };

/**
 * What everybody saw, earliest first. The record leaves out messages that are held, replaced, withdrawn or private,
 * acts about such messages, and quotations from them.
 */
export function onRecord({
  messages,
  interventions,
}: Pick<TranscriptSource, 'messages' | 'interventions'>): Spoken {
  const shown = messages.filter(({ state }) => state === 'shown');
  const ids = new Set(shown.map(({ id }) => id));
  const isAbout = (messageId: string | null) => messageId === null || ids.has(messageId);
  return {
    messages: shown
      .map((message) =>
        asRead(message.quote && !ids.has(message.quote.messageId) ? withoutQuote(message) : message),
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

/** Names and hidden words in the reader's language. */
function asRead(message: Message): Message {
  const { text, authorName, quote } = message;
  const quoted = quote && {
    ...quote,
    authorName: shownName(quote.authorName),
    text: shownWords(quote.text),
  };
  return { ...message, authorName: shownName(authorName), text: shownWords(text), quote: quoted };
}
