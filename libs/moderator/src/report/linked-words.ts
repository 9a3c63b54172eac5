import { REPORT_LIMITS, type LinkedWords, type Message, type Span } from '@rostrum/domain';

/** The messages to search for a quote. */
export type Quotable = Pick<Message, 'id' | 'text'>;

/** Words of a message as a link, cut to the stored length, at a space if possible, never within a character. */
export function linkedWords({ id, text }: Quotable, { start, end }: Span): LinkedWords {
  const most = REPORT_LIMITS.wordsLength;
  if (end - start <= most) return { messageId: id, start, end, text: text.slice(start, end) };
  const words = text.slice(start, start + most);
  const space = words.lastIndexOf(' ');
  const cut = (space > most / 2 ? words.slice(0, space) : words).replace(/\p{Cs}$/u, '');
  return { messageId: id, start, end: start + cut.length, text: cut };
}

const SENTENCE_END = /[!?…。！？؟।\n]/u;
/** A full stop that ends a sentence: not the one in "14.5" or "gov.uk". */
const FULL_STOP = /^\.(?=\s|["'”’)]|$)/u;
/** What closes a sentence and belongs to it. */
const CLOSING = /^["'”’)]*[.!?…。！？؟।]+["'”’)]*/u;
const MOST_SIGNS = 5;
/** How far to look for the ends of a sentence. */
const REACH = 400;

/** The sentence around some words, with the sign that ends it. */
export function sentenceAround(message: Quotable, { start, end }: Span): LinkedWords {
  const { text } = message;
  let from = start;
  while (from > 0 && start - from < REACH && !endsAt(text, from - 1)) from -= 1;
  let to = end;
  while (to < text.length && to - end < REACH && !endsAt(text, to)) to += 1;
  to += CLOSING.exec(text.slice(to, to + MOST_SIGNS))?.[0].length ?? 0;
  while (from < start && /\s/.test(text.charAt(from))) from += 1;
  if (/^[\udc00-\udfff]/.test(text.slice(from))) from += 1;
  return linkedWords(message, { start: from, end: to });
}

function endsAt(text: string, at: number): boolean {
  return SENTENCE_END.test(text.charAt(at)) || FULL_STOP.test(text.slice(at, at + 2));
}

/**
 * The place of words in a text, ignoring white space; undefined if they are not there. A trailing ellipsis means that
 * more follows.
 */
export function placeOf(text: string, quote: string): Span | undefined {
  const words = quote.replace(/…$/, '').split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const pattern = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('\\s+');
  const match = new RegExp(pattern, 'u').exec(text);
  return match ? { start: match.index, end: match.index + match[0].length } : undefined;
}
