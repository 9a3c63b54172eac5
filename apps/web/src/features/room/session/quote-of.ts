import type { Message, Quote } from '@rostrum/domain';

/** The part of a message that its quote shows, in UTF-16 units; the server copies no more. */
const QUOTE_LENGTH = 280;

/** A message as the words that another answers. */
export function quoteOf({ id, authorName, text }: Message): Quote {
  const cut = text.length > QUOTE_LENGTH ? `${text.slice(0, QUOTE_LENGTH).replace(/\p{Cs}$/u, '')}…` : text;
  return { messageId: id, authorName, text: cut };
}
