import { readdirSync, readFileSync } from 'node:fs';
import { isCommonWord } from '@rostrum/domain';
import { describe, expect, test } from 'vitest';
import {
  ACCENTS,
  AS_WRITTEN,
  FORMS,
  MEANINGS,
  MISTAKES,
  type SearchQuery,
} from './testing/search-queries.ts';
import { createSearchIndex, type Entry } from './search-index.ts';

/** The motions of the bank, as their files begin. */
const FOLDER = new URL('../../../../../content/motions/', import.meta.url);
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.md'),
);
const entries = files.map((file): Entry => {
  const motion = /^motion: "(.+)"$/mu.exec(readFileSync(new URL(file, FOLDER), 'utf8'))?.[1] ?? '';
  return { id: file, kind: 'topic', text: motion, note: file.split('/')[0] ?? '' };
});
const index = createSearchIndex(entries, isCommonWord);

/** The place of the first right motion among the six that the search shows; undefined if none of them is right. */
function rankOf({ typed, right }: SearchQuery): number | undefined {
  const at = index.find(typed, 6).findIndex(({ entry }) => right.test(entry.text));
  return at < 0 ? undefined : at + 1;
}

describe('a search among the motions of the bank', () => {
  test.each([
    ['another form of a word', FORMS, 0.95],
    ['another word for the thing', MEANINGS, 0.85],
    ['accents', ACCENTS, 1],
    ['slips of the finger', MISTAKES, 1],
    ['words as written', AS_WRITTEN, 1],
  ] as const)('finds a right one by %s', (what, queries, least) => {
    const ranks = queries.map((query) => ({ typed: query.typed, rank: rankOf(query) }));
    const missed = ranks.filter(({ rank }) => rank === undefined).map(({ typed }) => typed);
    const reciprocal =
      ranks.reduce((sum, { rank }) => sum + (rank === undefined ? 0 : 1 / rank), 0) / ranks.length;
    console.info(
      `${what}: ${queries.length - missed.length} of ${queries.length}, mean reciprocal rank ${reciprocal.toFixed(2)}`,
    );
    expect(missed.length / queries.length, `missed: ${missed.join(', ')}`).toBeLessThanOrEqual(1 - least);
    expect(reciprocal).toBeGreaterThanOrEqual(least * 0.8);
  });
});
