import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { declarationsIn, ONE_MEANING } from './vocabulary.ts';

const root = new URL('../../', import.meta.url);

/** Where each word is declared, over all sources. */
function declared(): Map<string, string[]> {
  const listed = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' });
  const places = new Map<string, string[]>();
  for (const file of listed.split('\0').filter((one) => one !== '' && !one.startsWith('tools/prose/'))) {
    for (const word of declarationsIn(readFileSync(new URL(file, root), 'utf8'))) {
      places.set(word, [...(places.get(word) ?? []), file]);
    }
  }
  return places;
}

describe('the vocabulary', () => {
  const places = declared();

  test.each(ONE_MEANING)('%s means one thing', (word) => {
    const all = places.get(word) ?? [];
    expect(all.length > 1 ? all : []).toEqual([]);
  });

  test('finds the words that are canonical', () => {
    expect(places.get('Act')).toEqual(['libs/domain/src/documents/intervention.ts']);
    expect(places.get('Verdict')).toEqual(['libs/domain/src/documents/intervention.ts']);
  });
});

describe('a declaration', () => {
  test.each([
    ['type Found = string;'],
    ['export type Found<Of> = Of;'],
    ['  interface Found extends One {}'],
    ['export interface Found {}'],
    ['export class Found {}'],
    ['function Found() {}'],
    ['const Found = 1;'],
    ['enum Found {}'],
  ])('is found in %j', (source) => {
    expect(declarationsIn(`const one = 1;\n${source}`)).toEqual(['Found']);
  });

  test.each([
    ["import type { Found } from './one.ts';"],
    ["import {\n  type Found,\n} from './one.ts';"],
    ['type FoundText = Found;'],
    ['// The type Found is gone.'],
  ])('is not seen in %j', (source) => {
    expect(declarationsIn(source)).toEqual([]);
  });
});
