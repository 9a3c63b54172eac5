import { inlinesOf, type Inline } from './inline.ts';

type ListItem = {
  /** The number as it was written; undefined after a bullet. */
  number: number | undefined;
  isIndented: boolean;
  inlines: Inline[];
};

export type Block =
  | { type: 'paragraph'; inlines: Inline[] }
  | { type: 'list'; isNumbered: boolean; items: ListItem[] }
  | { type: 'quote'; blocks: Block[] };

/** A line and its place in the whole text, in UTF-16 units. */
type Line = { text: string; start: number };

const QUOTED = /^ {0,3}>(?: +(?=\S)|\s*$)/u;
const BULLET = /^(\s*)(?:[-*•]|(\d{1,2})[.)])[ \t]+(?=.*[^\s*•-])/u;
/** Quotations inside quotations: deeper ones keep their signs. */
const DEEPEST = 3;
const INDENTED = /^(?: {2}|\t)/u;

/**
 * A speech as it is drawn: paragraphs, lists and quotations, with emphasis and links. No other Markdown counts; its
 * signs stay words. Takes time linear in the length.
 */
export function blocksOf(speech: string): Block[] {
  let start = 0;
  const lines = speech.split('\n').map((text): Line => {
    const line = { text, start };
    start += text.length + 1;
    return line;
  });
  return blocksOfLines(lines, 0);
}

/** `depth`: the quotations around the lines. */
function blocksOfLines(lines: readonly Line[], depth: number): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const kind = kindOf(lines[at], depth);
    const from = at;
    do at += 1;
    while (at < lines.length && continues(kind, lines[at], depth));
    const block = drawn(kind, lines.slice(from, at), depth);
    if (block) blocks.push(block);
  }
  return blocks;
}

type Kind = 'blank' | 'quote' | 'bullets' | 'numbers' | 'words';

function kindOf(line: Line | undefined, depth: number): Kind {
  const text = line?.text ?? '';
  if (text.trim() === '') return 'blank';
  if (depth < DEEPEST && QUOTED.test(text)) return 'quote';
  const bullet = BULLET.exec(text);
  if (!bullet) return 'words';
  return bullet[2] === undefined ? 'bullets' : 'numbers';
}

/** Whether a line still belongs to the block of that kind above it. */
function continues(kind: Kind, line: Line | undefined, depth: number): boolean {
  const next = kindOf(line, depth);
  const isList = kind === 'bullets' || kind === 'numbers';
  if (isList && next !== 'blank' && next !== 'quote' && INDENTED.test(line?.text ?? '')) return true;
  return next === kind;
}

function drawn(kind: Kind, lines: readonly Line[], depth: number): Block | undefined {
  switch (kind) {
    case 'blank':
      return undefined;
    case 'quote':
      return {
        type: 'quote',
        blocks: blocksOfLines(
          lines.map((line) => without(QUOTED, line)),
          depth + 1,
        ),
      };
    case 'bullets':
    case 'numbers':
      return { type: 'list', isNumbered: kind === 'numbers', items: itemsOf(lines) };
    case 'words':
      return { type: 'paragraph', inlines: inlinesOfLines(lines) };
  }
}

function without(sign: RegExp, { text, start }: Line): Line {
  const length = sign.exec(text)?.[0].length ?? 0;
  return { text: text.slice(length), start: start + length };
}

function itemsOf(lines: readonly Line[]): ListItem[] {
  const items: { bullet: RegExpExecArray; lines: Line[] }[] = [];
  for (const line of lines) {
    const bullet = BULLET.exec(line.text);
    if (bullet) items.push({ bullet, lines: [without(BULLET, line)] });
    else items.at(-1)?.lines.push(without(/^\s*/u, line));
  }
  return items.map(({ bullet, lines: own }) => ({
    number: bullet[2] === undefined ? undefined : Number(bullet[2]),
    isIndented: INDENTED.test(bullet[1] ?? ''),
    inlines: inlinesOfLines(own),
  }));
}

/** Lines that follow one another in the text are read as one passage, so that emphasis may go across them. */
function inlinesOfLines(lines: readonly Line[]): Inline[] {
  const passages: Line[] = [];
  for (const line of lines) {
    const last = passages.at(-1);
    if (last && last.start + last.text.length + 1 === line.start) last.text += `\n${line.text}`;
    else passages.push({ ...line });
  }
  return passages.flatMap(({ text, start }, index) => [
    ...(index > 0 ? [{ type: 'words' as const, text: '\n', start: start - 1 }] : []),
    ...inlinesOf(text, start),
  ]);
}
