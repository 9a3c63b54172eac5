import type { Span } from '@rostrum/domain';

/** A quotation with its marks. `inside`: without them. `mark`: what opens it, `>` for a quoted line. */
export type QuotedPart = Span & { inside: Span; mark: string };

/** Marks that open a quotation. Each has the marks that close it; later ones count only if there is none of the first. */
const CLOSING: Readonly<Record<string, readonly string[]>> = {
  '"': ['"'],
  '“': ['”', '“"'],
  '”': ['”'],
  '„': ['“”', '"'],
  '«': ['»'],
  '»': ['«', '»'],
  '‹': ['›'],
  '›': ['‹', '›'],
  '‘': ['’'],
  '‚': ['‘’'],
  "'": ["'"],
  '「': ['」'],
  '『': ['』'],
  '《': ['》'],
};
const OPENING = new RegExp(`\`+|[${Object.keys(CLOSING).join('')}]`, 'g');
/** Marks that open as well as close, or are apostrophes: their neighbours decide. */
const OPENS_OR_CLOSES = '"”»›‘\'`';
const CLOSES_OR_JOINS = '"\'’‘`';
/** A letter that an apostrophe can join to the next. Other scripts write a quotation without spaces around it. */
const IN_A_WORD =
  /(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}])[\p{L}\p{N}]/u;
/** The signs of a longer quotation, after which its mark counts as one that nobody closed. */
const LONGEST = 600;
/** Markdown's quotation of an earlier message. */
const QUOTED_LINE = /^[ \t]*>.*$/gmu;
/** Backticks around a block of code, which may contain blank lines. */
const FENCE = '```';

/**
 * The quotations of a text: between marks, in code spans, and in lines that begin with `>`. Ordered by their start. Of
 * nested marks only the outermost count; a line comes before the quotations inside it. A mark without its partner quotes
 * nothing. Takes time linear in the length.
 */
export function quotedParts(text: string): QuotedPart[] {
  const parts: QuotedPart[] = [];
  let from = 0;
  for (const { index: start, 0: line } of text.matchAll(QUOTED_LINE)) {
    const end = start + line.length;
    addQuotations(parts, text, from, start);
    parts.push({ start, end, inside: { start, end }, mark: '>' });
    addQuotations(parts, text, start, end);
    from = end;
  }
  addQuotations(parts, text, from, text.length);
  return parts;
}

/** Whether a place is in one of these parts. Ask from the first place of the text to the last. */
export function placesIn(parts: readonly QuotedPart[]): (place: number) => boolean {
  let at = 0;
  return (place) => {
    while ((parts[at]?.end ?? Infinity) <= place) at += 1;
    return (parts[at]?.start ?? Infinity) <= place;
  };
}

function addQuotations(parts: QuotedPart[], text: string, from: number, to: number): void {
  const stretch = text.slice(from, to);
  const closingAfter = seekClosing(stretch);
  let free = 0;
  for (const { index: at, 0: mark } of stretch.matchAll(OPENING)) {
    if (at < free || !opens(stretch, at, mark)) continue;
    const first = at + mark.length;
    const last = closingAfter(mark, first);
    if (last <= first) continue;
    free = last + (mark.startsWith('`') ? mark.length : 1);
    const inside = { start: from + first, end: from + last };
    parts.push({ start: from + at, end: from + free, inside, mark });
  }
}

function opens(text: string, at: number, mark: string): boolean {
  if (!OPENS_OR_CLOSES.includes(mark.charAt(0))) return true;
  const [before, after] = [text.charAt(at - 1), text.charAt(at + mark.length)];
  if (IN_A_WORD.test(before)) return false;
  const mayStandApart = mark === '"' || mark.startsWith(FENCE);
  return after.trim() !== '' || (mayStandApart && before.trim() === '');
}

/** Finds where a quotation ends that begins at a place; −1 if it doesn't. Ask in the order of the text. */
function seekClosing(text: string): (mark: string, first: number) => number {
  /** For each set of marks the place before which there is none, so that no stretch is searched twice. */
  const searched = new Map<string, number>();
  const seek = (closing: string, first: number): number => {
    const limit = Math.min(text.length, first + LONGEST);
    let at = Math.max(first, searched.get(closing) ?? 0);
    while (at < limit && !endsParagraph(text, at, closing)) {
      if (closes(text, at, closing)) return at;
      at += 1;
    }
    searched.set(closing, at);
    return -1;
  };
  return (mark, first) => {
    for (const closing of CLOSING[mark] ?? [mark]) {
      const at = seek(closing, first);
      if (at >= 0) return at;
    }
    return -1;
  };
}

function endsParagraph(text: string, at: number, closing: string): boolean {
  return text.charAt(at) === '\n' && text.charAt(at + 1) === '\n' && !closing.startsWith(FENCE);
}

function closes(text: string, at: number, closing: string): boolean {
  const sign = text.charAt(at);
  const isCode = closing.startsWith('`');
  if (isCode ? !isRun(text, at, closing) : !closing.includes(sign)) return false;
  const after = text.charAt(at + (isCode ? closing.length : 1));
  if (!CLOSES_OR_JOINS.includes(sign) || !IN_A_WORD.test(after)) return true;
  return sign === '"' && text.charAt(at - 1).trim() !== '';
}

/** Whether a run of backticks begins at a place and is as long as this one. */
function isRun(text: string, at: number, run: string): boolean {
  return text.startsWith(run, at) && text.charAt(at - 1) !== '`' && text.charAt(at + run.length) !== '`';
}
