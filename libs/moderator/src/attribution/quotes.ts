import type { Span } from '@rostrum/domain';

/** Pairs of signs that open and close a quotation; a straight sign closes itself. */
const PAIRS: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['»', '«'],
  ['‹', '›'],
  ['‘', '’'],
  ["'", "'"],
  ['`', '`'],
]);
/** An apostrophe inside a word is none of these signs. */
const IN_A_WORD = /[\p{L}\p{N}]/u;
const LONGEST = 600;
const QUOTED_LINE = /^[ \t]*>.*$/gmu;

/** The quotations of a text without their signs, outermost ones only, in order. Linear in the length. */
export function quotationsIn(text: string): Span[] {
  const found: Span[] = [];
  let at = 0;
  while (at < text.length) {
    const close = PAIRS.get(text.charAt(at));
    const end = close !== undefined && opens(text, at) ? closingSign(text, at, close) : -1;
    if (end > at + 1) {
      found.push({ start: at + 1, end });
      at = end;
    }
    at += 1;
  }
  return found;
}

/** Lines that quote an earlier message, as Markdown marks them. */
export function quotedLinesIn(text: string): Span[] {
  return [...text.matchAll(QUOTED_LINE)].map(({ index, 0: line }) => ({
    start: index,
    end: index + line.length,
  }));
}

function opens(text: string, at: number): boolean {
  return !IN_A_WORD.test(text.charAt(at - 1)) && text.charAt(at + 1).trim() !== '';
}

function closingSign(text: string, at: number, close: string): number {
  const limit = Math.min(text.length, at + LONGEST);
  for (let end = at + 1; end < limit; end += 1) {
    if (text.charAt(end) === '\n' && text.charAt(end + 1) === '\n') return -1;
    const isClosing = text.charAt(end) === close || (close === '“' && text.charAt(end) === '”');
    if (isClosing && !IN_A_WORD.test(text.charAt(end + 1))) return end;
  }
  return -1;
}
