import { mkdtempSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compileCatalogue } from './compiler.ts';
import { readCatalogue, writeGenerated } from './files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostrum-words-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('every text of the product is there in every language, with the same slots', () => {
  expect(compileCatalogue(readCatalogue()).problems).toEqual([]);
});

test('no text has a typewriter’s apostrophe, two spaces or three full stops', () => {
  const odd = [...readCatalogue()].flatMap(([area, texts]) =>
    Object.entries(texts).flatMap(([language, byKey]) =>
      Object.entries(byKey)
        .filter(([, text]) => /\w'\w| {2}|\.{3}/u.test(text))
        .map(([key]) => `${language}/${area}.json, ${key}`),
    ),
  );
  expect(odd).toEqual([]);
});

test('a German number and its unit stay on one line', () => {
  const apart = [...readCatalogue()].flatMap(([area, { de }]) =>
    Object.entries(de)
      .filter(([, text]) => /[\d}#½] (?:[%€]|(?:min|h|s|MB|Min\.|Std\.)(?!\p{L}))/u.test(text))
      .map(([key]) => `${area}.json, ${key}`),
  );
  expect(apart).toEqual([]);
});

test('a file that is no object of texts is named', () => {
  mkdirSync(join(folder, 'en'));
  writeFileSync(join(folder, 'en/people.json'), '{ "a": 1 }');
  expect(() => readCatalogue(folder)).toThrow(/people\.json: write one object with a text for each key/);
});

test('a file that is not JSON, such as one with a conflict of a merge, is named', () => {
  mkdirSync(join(folder, 'en'));
  writeFileSync(join(folder, 'en/people.json'), '{\n<<<<<<< HEAD\n}');
  expect(() => readCatalogue(folder)).toThrow(/people\.json is not JSON: /);
});

test('files that nothing generates any more go', () => {
  writeGenerated(new Map([['de/old.ts', 'old']]), folder);
  writeGenerated(new Map([['de/new.ts', 'new']]), folder);
  expect(readdirSync(join(folder, 'de'))).toEqual(['new.ts']);
});
