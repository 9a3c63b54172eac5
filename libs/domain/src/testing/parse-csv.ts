/** Reads a file of comma-separated values back, strictly by RFC 4180; a byte-order mark is no part of the first cell. */
export function parseCsv(file: string): string[][] {
  const text = file.replace(/^\uFEFF/, '');
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  const rows: string[][] = [];
  let row: string[] = [];
  let end = 0;
  for (const [whole, quoted, plain = '', after] of text.matchAll(cell)) {
    end += whole.length;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (after === ',') continue;
    rows.push(row);
    row = [];
  }
  if (end < text.length || row.length > 0)
    throw new Error(`No cell of a table: ${text.slice(end, end + 80)}`);
  return rows;
}

/**
 * The cells that a spreadsheet of another country sees in the same file: quotation marks count only where they begin a cell, and
 * anything that looks like a line break ends a row.
 */
export function cellsSeparatedBy(separator: ';' | '\t', file: string): string[] {
  const ends = new Set(`${separator}\n\v\f\r\u0085\u2028\u2029`);
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const character of file.replace(/^\uFEFF/, '')) {
    if (character === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (!isQuoted && ends.has(character)) cells.push(cell);
    else cell += character;
    if (!isQuoted && ends.has(character)) cell = '';
  }
  return [...cells, cell];
}
