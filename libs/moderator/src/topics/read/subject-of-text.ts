import { STOP_WORDS } from '../../lexicon/stop-words.ts';
import { stemsOf } from '../find/bank-index.ts';

/** Of a pasted text so much is read, in characters: a whole book has shown its subject by then. */
export const TEXT_READ = 20_000;
/** A text from this length is an article, and no interest in one's own words. */
export const LONG_FROM = 240;

/** A text in parts of a few sentences, at most `most` of them, spread over the whole. */
export function partsOf(text: string, most: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const sentence of text.slice(0, TEXT_READ).split(/(?<=[.!?])\s+|\n{2,}/u)) {
    part = part === '' ? sentence : `${part} ${sentence}`;
    if (part.length >= PART_LENGTH) {
      parts.push(part.slice(0, 2 * PART_LENGTH));
      part = '';
    }
  }
  if (part.trim() !== '') parts.push(part.slice(0, 2 * PART_LENGTH));
  const step = Math.max(1, parts.length / most);
  return Array.from({ length: Math.min(most, parts.length) }, (_, at) => parts[Math.floor(at * step)] ?? '');
}

const PART_LENGTH = 300;
const FREQUENT_MOST = 24;

/** The stems that a text repeats, most frequent first, as words that an index compares. */
export function frequentWords(text: string): string {
  const counts = new Map<string, { word: string; count: number }>();
  for (const word of text
    .slice(0, TEXT_READ)
    .toLowerCase()
    .match(/\p{L}{3,}/gu) ?? []) {
    if (STOP_WORDS.has(word)) continue;
    const [stem] = stemsOf(word);
    if (stem === undefined) continue;
    const known = counts.get(stem);
    counts.set(stem, { word, count: (known?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .toSorted((one, other) => other.count - one.count)
    .slice(0, FREQUENT_MOST)
    .map(({ word }) => word)
    .join(' ');
}
