import type { PaletteItem } from './palette-item.ts';

/** A hit, and the passages of its label that were asked for: start and end in UTF-16 units. */
export interface Hit {
  item: PaletteItem;
  marks: [start: number, end: number][];
}

/** What was typed: a leading `>` or `/` asks for commands only. */
export interface Query {
  commandsOnly: boolean;
  text: string;
}

export function parseQuery(typed: string): Query {
  const [, sign = '', text = ''] = /^\s*([>/]?)\s*(.*?)\s*$/su.exec(typed) ?? [];
  return { commandsOnly: sign !== '', text: text.replace(/\s+/gu, ' ') };
}

/** The items that have every word of the query, in their order; label hits before hits in other words. */
export function search(items: readonly PaletteItem[], { commandsOnly, text }: Query): Hit[] {
  const words = fold(text).split(' ').filter(Boolean);
  const hits = items
    .filter((item) => !commandsOnly || item.isCommand === true)
    .filter((item) => includesAll(fold(`${item.label} ${item.words ?? ''} ${item.aside ?? ''}`), words))
    .map((item) => ({ item, marks: marksIn(item.label, words) }));
  return hits.toSorted((a, b) => Number(b.marks.length > 0) - Number(a.marks.length > 0));
}

function includesAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/** The first place of each word; none where letters and their folded form do not keep step. */
function marksIn(label: string, words: readonly string[]): Hit['marks'] {
  const folded = fold(label);
  if (folded.length !== label.length) return [];
  return words
    .map((word): [number, number] => [folded.indexOf(word), folded.indexOf(word) + word.length])
    .filter(([start]) => start >= 0)
    .toSorted(([a], [b]) => a - b);
}

/** Without case and accents. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
