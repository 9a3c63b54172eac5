import { tidyLine, tidyText } from '../text.ts';

/** Characters that are special in Markdown everywhere. */
const ANYWHERE = /[\\`*_[\]<>|~&$@]/g;
/** Characters that begin a heading, a list, a quote, a rule or an underlined heading at the start of a line. */
const LINE_START = /^(?:[#>+\-=]|\d{1,9}(?=[.)]))/;
/** Text that viewers turn into a link by themselves. */
const BARE_LINK = /:(?=\/\/)|(?<=\bwww)\./gi;

/** A person's words on one line, so that Markdown shows exactly what they wrote. */
export function escapeLine(text: string): string {
  return escape(tidyLine(text));
}

/** A person's words with their line breaks and paragraphs; every line stays plain text. */
export function escapeBlock(text: string): string {
  return tidyText(text)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').map(escapeLine).filter(Boolean).join('\\\n'))
    .filter(Boolean)
    .join('\n\n');
}

/** A table; the first row is its header. Cells are escaped here. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows.map((row) => row.map(escapeLine));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}

function escape(text: string): string {
  return text
    .replace(ANYWHERE, '\\$&')
    .replace(BARE_LINK, '\\$&')
    .replace(LINE_START, (start) => (/\d/.test(start) ? `${start}\\` : `\\${start}`));
}
