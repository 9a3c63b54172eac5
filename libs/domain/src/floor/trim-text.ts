import { placeAfter } from '../text.ts';

const GRANULARITIES = ['sentence', 'word', 'grapheme'] as const;

/**
 * Cuts a text that is longer than `limit` characters: at the end of a sentence, if not even the first one fits between two
 * words, and only then inside a word. `kept` and `rest` together have all its words.
 */
export function trimText(text: string, limit: number): { kept: string; rest: string } {
  const most = placeAfter(text, limit);
  if (most === text.length) return { kept: text, rest: '' };
  for (const granularity of GRANULARITIES) {
    // Made when it is needed: a browser without it must still start.
    const cut = lastCut(text, most, new Intl.Segmenter('und', { granularity }));
    if (cut > 0) return { kept: text.slice(0, cut).trimEnd(), rest: text.slice(cut).trimStart() };
  }
  return { kept: '', rest: text };
}

/** The last end of a segment that fits; white space after it does not count. 0 if none does. */
function lastCut(text: string, most: number, segmenter: Intl.Segmenter): number {
  let cut = 0;
  for (const { index, segment } of segmenter.segment(text)) {
    if (index + segment.trimEnd().length > most) break;
    if (segment.trim() !== '') cut = index + segment.length;
  }
  return cut;
}
