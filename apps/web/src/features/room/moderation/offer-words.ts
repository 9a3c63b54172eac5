import type { Message, Offer } from '@rostrum/domain';

/** A card's one-tap offers; `edit` is beside the held words themselves. */
export const OFFER_WORDS: Readonly<Record<Exclude<Offer, 'edit'>, string>> = {
  redact: 'Send without them',
  poi: 'Offer a POI',
  queue: 'Raise hand',
  floor: 'Take the floor',
  reply: 'Reply',
  source: 'Add a source',
  confirm: 'Yes, that is fair',
};

/** A confirmed restatement's words on the floor. */
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
