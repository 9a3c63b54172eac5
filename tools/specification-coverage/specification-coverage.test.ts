import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readTable } from './coverage-table.ts';
import { isThere } from './known-tests.ts';
import { testTitles } from './test-titles.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const rows = readTable(read('docs/specification-coverage.md'));

describe('every row of the specification', () => {
  test('is in the table', () => {
    expect(rows.length).toBeGreaterThanOrEqual(90);
  });

  test('names a test', () => {
    expect(
      rows.filter(({ tests }) => tests.length === 0).map(({ line, item }) => `line ${line}: ${item}`),
    ).toEqual([]);
  });

  test('names only tests that exist and run', () => {
    const missing = rows.flatMap(({ line, tests }) =>
      tests
        .filter(({ file, title }) => !isThere(file, title))
        .map(({ file, title }) => `line ${line}: ${file} “${title}”`),
    );
    expect(missing).toEqual([]);
  });
});

describe('reading the table', () => {
  test('reads only the rows of tables with a proof column', () => {
    const markdown = [
      '| what | proved by |',
      '|---|---|',
      '| a \\| b | `a.test.ts` “one”, `b.spec.tsx` “two › three” |',
      '| nothing | – |',
      '',
      '| what | else |',
      '|---|---|',
      '| c | `c.test.ts` “four” |',
    ].join('\n');
    expect(readTable(markdown)).toEqual([
      {
        line: 3,
        item: 'a | b',
        tests: [
          { file: 'a.test.ts', title: 'one' },
          { file: 'b.spec.tsx', title: 'two › three' },
        ],
      },
      { line: 4, item: 'nothing', tests: [] },
    ]);
  });
});

describe('reading the tests of a file', () => {
  const titles = (source: string) => testTitles('a.test.tsx', source);

  test('finds each by its groups and its title', () => {
    const source = `
      describe('a group', () => { it('one', () => {}); describe('b', () => test("two", () => <p />)); });
      test.describe('c', () => { test(\`three\`, async ({ page }) => {}); });
      it('four', () => {});`;
    expect(titles(source)).toEqual(['a group › one', 'a group › b › two', 'c › three', 'four']);
  });

  test('finds those with cases, as they are written', () => {
    expect(titles("describe.each([1])('of %s', () => { it.each([[1]])('%s is kept', () => {}); });")).toEqual(
      ['of %s › %s is kept'],
    );
    expect(titles("it.each`a\n${1}`('$a too', () => {})")).toEqual(['$a too']);
  });

  test('finds none that is skipped, only a step, or only mentioned', () => {
    const source = `
      test('z', async () => { await test.step('y', () => {}); });
      it.skip('a', () => {}); test.todo('b'); describe.skip('c', () => { it('d', () => {}); });
      // it('e', () => {})
      const f = "it('g')"; other('h', () => {}); it(title, () => {});`;
    expect(titles(source)).toEqual(['z']);
  });
});
