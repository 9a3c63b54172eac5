/** A row of the table: a requirement of the specification, and the tests that should prove it. */
export type Row = { line: number; item: string; tests: NamedTest[] };
type NamedTest = { file: string; title: string };

/** "`path/to/file.test.ts` “title of the test”"; a cell holds one or more of them. A title may end with a quotation. */
const NAMED_TEST = /`([^`]+\.(?:test|spec)\.tsx?)` “(.+?)”(?!”)/g;

/** The rows of every table in a Markdown text whose last column is headed "proved by". */
export function readTable(markdown: string): Row[] {
  const rows: Row[] = [];
  let isCoverage = false;
  for (const [index, text] of markdown.split('\n').entries()) {
    const cells = readCells(text);
    if (!cells) isCoverage = false;
    else if (cells.at(-1) === 'proved by') isCoverage = true;
    else if (isCoverage && !isRule(cells)) rows.push(readRow(cells, index + 1));
  }
  return rows;
}

function readRow(cells: string[], line: number): Row {
  const proof = cells.at(-1) ?? '';
  const tests = [...proof.matchAll(NAMED_TEST)].map(([, file = '', title = '']) => ({ file, title }));
  return { line, item: cells[0] ?? '', tests };
}

/** The cells of a table's line; undefined for any other line. A pipe inside a cell is written `\|`. */
function readCells(text: string): string[] | undefined {
  if (!/^\s*\|.*\|\s*$/.test(text)) return undefined;
  const inner = text.trim().slice(1, -1);
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}

function isRule(cells: string[]): boolean {
  return cells.every((cell) => /^:?-+:?$/.test(cell));
}
