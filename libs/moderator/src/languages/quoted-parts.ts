import type { Span } from '@rostrum/domain';

/** Marks that open a quotation, each with those that may close it. */
const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”“"',
  '„': '“”"',
  '«': '»',
  '»': '«',
  '‹': '›',
  '‘': '’',
  '‚': '‘’',
  '「': '」',
  '『': '』',
  '《': '》',
  "'": "'",
  '`': '`',
};
/** What is longer is a mark that nobody closed. */
const LONGEST = 600;
const LETTER = /[\p{L}\p{N}]/u;

/** What stands between quotation marks, or in a line that begins with ">", in the order of the text. */
export function quotedParts(text: string): Span[] {
  const parts: Span[] = [];
  let open: { at: number; closing: string } | undefined;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (open && at - open.at > LONGEST) open = undefined;
    if (open) {
      if (open.closing.includes(sign) && !isApostrophe(text, at)) {
        parts.push({ start: open.at, end: at + 1 });
        open = undefined;
      }
    } else if (sign === '>' && isLineStart(text, at)) {
      const lineEnd = text.indexOf('\n', at);
      const end = lineEnd < 0 ? text.length : lineEnd;
      parts.push({ start: at, end });
      at = end;
    } else {
      const closing = CLOSING[sign];
      if (closing && !isApostrophe(text, at)) open = { at, closing };
    }
  }
  return parts;
}

function isApostrophe(text: string, at: number): boolean {
  if (!"'’‘".includes(text.charAt(at))) return false;
  return LETTER.test(text.charAt(at - 1)) && LETTER.test(text.charAt(at + 1));
}

function isLineStart(text: string, at: number): boolean {
  return at === 0 || text.charAt(at - 1) === '\n';
}
