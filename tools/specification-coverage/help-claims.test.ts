import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readTable } from './coverage-table.ts';
import { isThere } from './known-tests.ts';

const root = new URL('../../', import.meta.url);
const rows = readTable(readFileSync(new URL('docs/help-claims.md', root), 'utf8'));

/** `data-claim="id"` on an element, `claim="id"` of a component, `claim: 'id'` in a list. */
const NAMED_CLAIM = /\bclaim(?:=|: )["']([a-z-]+)["']/g;

/** The claims that the client's sources make. */
function claimsMade(): string[] {
  const sources = new URL('apps/web/src/', root);
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(new URL(file, sources), 'utf8'));
  return texts.flatMap((text) => [...text.matchAll(NAMED_CLAIM)].map(([, id = '']) => id));
}

describe('every claim of help', () => {
  const made = new Set(claimsMade());

  test('has a row with its proof', () => {
    const proved = new Set(rows.filter(({ tests }) => tests.length > 0).map(({ item }) => item));
    expect([...made].filter((id) => !proved.has(id))).toEqual([]);
  });

  test('in the table is still made, and is there once', () => {
    const items = rows.map(({ item }) => item);
    expect(items.filter((id) => !made.has(id))).toEqual([]);
    expect(items).toHaveLength(new Set(items).size);
  });

  test('names only tests that exist and run', () => {
    const missing = rows.flatMap(({ item, tests }) =>
      tests
        .filter(({ file, title }) => !isThere(file, title))
        .map(({ file, title }) => `${item}: ${file} “${title}”`),
    );
    expect(missing).toEqual([]);
  });
});
