import { accept, refuse, type LinkedWords, type Result } from '@rostrum/domain';
import { placeOf, type Quotable } from './linked-words.ts';

/** A quote or link that is not in the transcript: its place in the document, and the problem. */
export type FalseQuote = {
  at: string;
  messageId: string;
  problem: 'no such message' | 'other words stand there' | 'nothing is quoted';
};

/**
 * Looks up every quote and link of a report, a map or feedback in the messages: everything with a `messageId` and
 * places in it. Empty if all of them match letter by letter.
 */
export function verifyQuotes(document: unknown, messages: readonly Quotable[]): FalseQuote[] {
  const texts = new Map(messages.map(({ id, text }) => [id, text]));
  const wrong: FalseQuote[] = [];
  const look = (value: unknown, at: string): void => {
    if (Array.isArray(value)) return value.forEach((item, index) => look(item, `${at}[${index}]`));
    if (value === null || typeof value !== 'object') return;
    const quote = asQuote(value);
    const problem = quote && problemOf(quote, texts.get(quote.messageId));
    if (problem) wrong.push({ at, messageId: quote.messageId, problem });
    for (const [key, inner] of Object.entries(value)) look(inner, at === '' ? key : `${at}.${key}`);
  };
  look(document, '');
  return wrong;
}

function asQuote(value: object): LinkedWords | undefined {
  if (!('messageId' in value) || typeof value.messageId !== 'string') return undefined;
  const { messageId } = value;
  const number = (key: string) => {
    const found: unknown = Object.entries(value).find(([name]) => name === key)?.[1];
    return typeof found === 'number' ? found : -1;
  };
  const text = 'text' in value && typeof value.text === 'string' ? value.text : '';
  return { messageId, start: number('start'), end: number('end'), text };
}

function problemOf(
  { start, end, text }: LinkedWords,
  said: string | undefined,
): FalseQuote['problem'] | undefined {
  if (said === undefined) return 'no such message';
  if (start < 0 || end <= start || text.trim() === '') return 'nothing is quoted';
  return said.slice(start, end) === text ? undefined : 'other words stand there';
}

/** The link to words that a person or a model found in a message. */
export function linkQuote(
  { messageId, quote }: { messageId: string; quote: string },
  messages: readonly Quotable[],
): Result<LinkedWords, FalseQuote['problem']> {
  const message = messages.find(({ id }) => id === messageId);
  if (!message) return refuse('no such message');
  if (quote.trim() === '') return refuse('nothing is quoted');
  const place = placeOf(message.text, quote);
  return place
    ? accept({ messageId, ...place, text: message.text.slice(place.start, place.end) })
    : refuse('other words stand there');
}
