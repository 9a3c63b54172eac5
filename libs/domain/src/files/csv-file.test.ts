import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsSeparatedBy, parseCsv } from '../testing/index.ts';
import { csvFile, guardFormulas } from './csv-file.ts';

/** Cells of one person's choice, much richer in signs, separators and unseen characters than any text. */
const SIGNS = Array.from('=+-@＝＋－＠﹦﹢﹣﹫−');
const UNSEEN = Array.from(
  '\u00A0\u0085\u1680\u2000\u2003\u2009\u200B\u200C\u200D\u200E\u200F\u2028\u2029\u202A\u202E\u202F\u205F\u2060' +
    '\u2066\u2069\u3000\u2800\u3164\u115F\uFFA0\u034F\u00AD\uFE0F\uFEFF\u180E\u0000\u0007\u001B\u007F',
);
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(...SIGNS),
      fc.constantFrom(...Array.from(' \t\n\r\v\f;,"\'|'), '\r\n'),
      fc.constantFrom(...UNSEEN),
      fc.constantFrom('cmd|’/c calc’!A0', 'SUM(A1)', 'HYPERLINK("http://x.org")', 'a', '1'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));
const tables = fc.array(fc.array(hostile, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 });

/** What a spreadsheet sees of a cell once it has dropped everything that shows nothing. */
const seen = (cell: string) =>
  cell.replace(/^[\p{White_Space}\p{C}\p{Default_Ignorable_Code_Point}\u2800]+/u, '');
const RUNS = /^[=+\-@＝＋－＠﹦﹢﹣﹫−]/u;

describe('a file of comma-separated values', () => {
  it('begins with a byte-order mark, and every row ends in CR LF', () => {
    expect(csvFile([['a', 'b'], ['c']])).toBe('\uFEFFa,b\r\nc\r\n');
  });

  it('quotes what would break a row, and leaves other text as it is', () => {
    expect(csvFile([['a, "b"\nc']])).toBe('\uFEFF"a, ""b""\nc"\r\n');
    expect(csvFile([['plain = plain', 'rise; then -5']])).toBe('\uFEFFplain = plain,"rise; then -5"\r\n');
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\nx',
    '\rx',
    ' =1',
    '\u00A0=1',
    '\u3000＝1',
    '\u200B\u202E=1',
    '\uFEFF-1',
    '\u2800\u3164@a',
    '＋1',
    '﹣1',
    '−1',
  ])('is no formula: %j', (text) => {
    expect(guardFormulas(text)).toBe(`'${text}`);
  });

  it('guards what begins a cell where cells are separated by semicolons', () => {
    expect(guardFormulas('Yes; =HYPERLINK("x")')).toBe(`Yes;' =HYPERLINK("x")`);
    expect(guardFormulas('Two points:\n- one')).toBe("Two points:\n'- one");
  });

  it('reads back as it was written, apart from the apostrophes', () => {
    fc.assert(
      fc.property(tables, (rows) => {
        expect(parseCsv(csvFile(rows))).toEqual(rows.map((row) => row.map(guardFormulas)));
      }),
      { seed: 58, numRuns: 2_000 },
    );
  });

  it('adds only apostrophes', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(guardFormulas(text).replaceAll("'", '')).toBe(text.replaceAll("'", ''));
      }),
      { seed: 58, numRuns: 2_000 },
    );
  });

  it('has no cell that begins a formula, whichever separator a spreadsheet assumes', () => {
    fc.assert(
      fc.property(tables, (rows) => {
        const file = csvFile(rows);
        const cells = [
          ...parseCsv(file).flat(),
          ...cellsSeparatedBy(';', file),
          ...cellsSeparatedBy('\t', file),
        ];
        for (const cell of cells) expect(seen(cell)).not.toMatch(RUNS);
      }),
      { seed: 58, numRuns: 5_000 },
    );
  });
});
