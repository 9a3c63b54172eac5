import { hashFeature } from '../../base/sparse-vector.ts';

/** A run of so many words of one text is hardly ever in another. */
const RUN = 5;
/** How many runs of a text are kept: those with the lowest hashes. */
const MARKS = 4;
const WORD = /\p{L}+(?:['’]\p{L}+)*|\d+/gu;

/** The hashes of a text’s runs of five words. */
export function runsOfText(text: string): number[] {
  const words = Array.from(text.toLowerCase().replaceAll('’', "'").matchAll(WORD), ([word]) => word);
  return words.slice(RUN - 1).map((_, at) => hashFeature(words.slice(at, at + RUN).join(' ')));
}

/** A few numbers by which a text is known again in a copy of it. */
export function marksOf(text: string): number[] {
  return [...new Set(runsOfText(text))].toSorted((one, other) => one - other).slice(0, MARKS);
}
