import { spokenIn, type Message, type Offer, type Room } from '@rostrum/domain';
import * as m from '@rostrum/words/room-moderation';

/** A card's one-tap offers; `edit` is beside the held words themselves. */
export function offerWords(offer: Exclude<Offer, 'edit'>): string {
  return m.offer({ offer });
}

/** A confirmed restatement's words on the floor. A debater says them, so they are in the language of the debate. */
export const confirmation = (room: Pick<Room, 'language'>): string =>
  m.confirmation({ language: spokenIn(room) });

/** A message without the words that it is held for, in the language of the debate. */
export function redacted(
  { text, spans }: Pick<Message, 'text' | 'spans'>,
  room: Pick<Room, 'language'>,
): string {
  const blackened = m.blackened({ language: spokenIn(room) });
  const fromTheEnd = spans.toSorted((one, other) => other.start - one.start);
  return fromTheEnd.reduce(
    (words, { start, end }) => `${words.slice(0, start)}${blackened}${words.slice(end)}`,
    text,
  );
}
