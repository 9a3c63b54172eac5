import type { Message, Offer } from '@rostrum/domain';
import * as m from '@rostrum/words/room-moderation';

/** A card's one-tap offers; `edit` is beside the held words themselves. */
export function offerWords(offer: Exclude<Offer, 'edit'>): string {
  return m.offer({ offer });
}

/** A confirmed restatement's words on the floor. */
// eslint-disable-next-line words/visible -- A debater says it, in the language of the debate and not of the page.
export const CONFIRMATION = 'Yes, that is a fair restatement of what I said.';

/** Replaces blackened words. */
const BLACKENED = '[removed]';

/** A message without the words that it is held for. */
export function redacted({ text, spans }: Pick<Message, 'text' | 'spans'>): string {
  const fromTheEnd = spans.toSorted((one, other) => other.start - one.start);
  return fromTheEnd.reduce(
    (words, { start, end }) => `${words.slice(0, start)}${BLACKENED}${words.slice(end)}`,
    text,
  );
}
