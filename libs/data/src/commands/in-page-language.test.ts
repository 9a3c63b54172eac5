import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inLanguage } from '@rostrum/words';
import { expect, test } from 'vitest';
import { inPageLanguage } from './in-page-language.ts';

const SOURCES = join(import.meta.dirname, '..');

test('an input names the language of the page', () => {
  expect(inLanguage('de', () => inPageLanguage({ code: 'ABCDEF' }))).toEqual({
    code: 'ABCDEF',
    language: 'de',
  });
});

test('every file that calls a function asks for an answer in the page’s language', () => {
  const silent = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) => {
      const source = readFileSync(join(SOURCES, path), 'utf8');
      return source.includes('httpsCallable') && !source.includes('inPageLanguage(');
    });
  expect(silent).toEqual([]);
});
