/** A piece of prose and the line on which it starts (the first line is 1). */
export type Passage = { line: number; text: string };

const BLOCK_COMMENT = /(?<=^|[\s(,{;])\/\*[\s\S]*?\*\//g;
const LINE_COMMENT = /(?<=^|\s)\/\/ .*/g;
const HASH_COMMENT = /(?<=^|\s)# .*/g;
const LITERAL = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|${'`[^`]*`'})`;
const TEST_TITLE = new RegExp(String.raw`\b(?:it|test|describe)(?:\.\w+)*\(\s*${LITERAL}`, 'g');
/** The title after a table of cases: `test.each([…])('title'`. */
const TITLE_OF_CASES = new RegExp(String.raw`(?<=[)\x60])\(\s*${LITERAL},\s*(?:async )?\(`, 'g');
const ERROR_OR_LOG = new RegExp(String.raw`\b(?:new Error|(?:console|logger)\.\w+)\(\s*${LITERAL}`, 'g');

/** The comments and test titles of a source file, and the blocks of a Markdown page. */
export function extractProse(file: string, text: string): Passage[] {
  if (file.endsWith('.md')) return markdownBlocks(text);
  const patterns = /\.ya?ml$/.test(file) ? [HASH_COMMENT] : [BLOCK_COMMENT, LINE_COMMENT, ERROR_OR_LOG];
  if (/\.(?:test|spec)\.tsx?$/.test(file)) patterns.push(TEST_TITLE, TITLE_OF_CASES);
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)]);
  return found.map((match) => ({ line: lineAt(text, match.index), text: withoutQuotes(match[0]) }));
}

/** The backticks around a title are not code, as they are in a comment. */
function withoutQuotes(found: string): string {
  return /^[/#]/.test(found) ? found : found.replaceAll('`', "'");
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

const STARTS_BLOCK = /^\s*(?:[-*+] |\d+\. |#|>|\|)/;
const IS_ONE_LINE = /^\s*(?:\||#)/;

/** Paragraphs, list items, headings and table rows; code in fences is left out. */
function markdownBlocks(text: string): Passage[] {
  const blocks: Passage[] = [];
  let isInFence = false;
  let open: Passage | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const isFence = /^\s*(?:```|~~~)/.test(line);
    if (isFence) isInFence = !isInFence;
    if (isFence || isInFence || line.trim() === '') open = undefined;
    else if (open && !STARTS_BLOCK.test(line)) open.text += `\n${line}`;
    else {
      open = { line: index + 1, text: line };
      blocks.push(open);
      if (IS_ONE_LINE.test(line)) open = undefined;
    }
  }
  return blocks;
}
