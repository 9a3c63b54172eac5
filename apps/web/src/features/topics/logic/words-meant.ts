import type { Entry, SearchMatch } from '../../../shared/search/search-index.ts';

const REST_OF_WORD = /^[\p{L}\p{M}\p{N}]+/u;

/**
 * The words that a search of the catalogue took the typed ones for: those of the first topic that has them in its motion,
 * preferably one of the category; undefined if no topic has any.
 */
export function wordsMeant(found: readonly SearchMatch[], category: string): string | undefined {
  const topics = found.filter(({ entry, marks }) => entry.kind === 'topic' && marks.length > 0);
  const match = topics.find(({ entry }) => entry.note === category) ?? topics[0];
  if (!match) return undefined;
  return [...new Set(match.marks.map(([start]) => wordAt(match.entry, start)))].join(' ');
}

/** A mark may be the beginning of a word alone. */
function wordAt({ text }: Entry, start: number): string {
  return REST_OF_WORD.exec(text.slice(start))?.[0].toLowerCase() ?? '';
}
