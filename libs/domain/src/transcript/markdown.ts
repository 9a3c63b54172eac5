import { tidyLine, tidyText } from '../text.ts';

/** Signs that begin something in Markdown wherever they stand. */
const ANYWHERE = /[\\`*_[\]<>|~&$@]/g;
/** Signs that begin a heading, a list, a quote, a rule or an underlined heading where a line starts. */
const LINE_START = /^(?:[#>+\-=]|\d{1,9}(?=[.)]))/;
/** What viewers turn into a link by themselves. */
const BARE_LINK = /:(?=\/\/)|(?<=\bwww)\./gi;

/** Somebody's words on one line, so that Markdown shows them as they were written and nothing else. */
export function escapeLine(text: string): string {
  return escape(tidyLine(text));
}

/** Somebody's words with their line breaks and paragraphs; no line of them can become anything but text. */
export function escapeBlock(text: string): string {
  return tidyText(text)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').map(escapeLine).filter(Boolean).join('\\\n'))
    .filter(Boolean)
    .join('\n\n');
}

/** A table; the first row is its head. Cells are escaped here. */
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
