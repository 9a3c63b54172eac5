import { STOP_WORDS } from '../../lexicon/stop-words.ts';
import { stemsOf } from '../find/bank-index.ts';

/** Of a pasted text so much is read, in characters: a whole book has shown its subject by then. */
export const TEXT_READ = 20_000;
/** A text from this length is an article, and no interest in one's own words. */
export const LONG_FROM = 240;

/** Characters whose meaning is compared: an encoder takes some ten milliseconds for a hundred, whatever the text's length. */
const MEANING_READ = 750;
const PARTS_MOST = 6;

/** The beginnings of a text's parts, spread over the whole; together at most `MEANING_READ` characters. */
export function partsOf(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (const sentence of text.slice(0, TEXT_READ).split(/(?<=[.!?])\s+|\n{2,}/u)) {
    part = part === '' ? sentence : `${part} ${sentence}`;
    if (part.length >= PART_LENGTH) {
      parts.push(part);
      part = '';
    }
  }
  if (part.trim() !== '') parts.push(part);
  const count = Math.min(PARTS_MOST, parts.length);
  return Array.from({ length: count }, (_, at) =>
    (parts[Math.floor((at * parts.length) / count)] ?? '').slice(0, MEANING_READ / count),
  );
}

/** A part is some sentences with so many characters. */
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
