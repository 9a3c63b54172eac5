/** Control and format characters, halves of characters, and letters that show nothing. */
const INVISIBLE = /\p{C}|\p{Default_Ignorable_Code_Point}/gu;

/**
 * A text as a model gets it: compatibility forms composed (NFKC), nothing invisible, on one line, no longer than
 * `maxCharacters` code points.
 */
export function cleanForModel(text: string, maxCharacters: number): string {
  // A far too long text is cut first: otherwise its sender decides how long normalisation takes.
  const line = text.slice(0, maxCharacters * 8).replace(/\s+/g, ' ');
  const clean = line
    .replace(INVISIBLE, '')
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim();
  return clean.length <= maxCharacters ? clean : Array.from(clean).slice(0, maxCharacters).join('').trimEnd();
}

/** A word for a model, with its place in the original text, in UTF-16 units, `end` exclusive. */
export type PlacedWord = { word: string; start: number; end: number };

/**
 * The words of a text with a map back to it, so that a model can refer to a place by counting words; at most
 * `maxCharacters` in total. Invisible words do not count.
 */
export function placedWords(text: string, maxCharacters: number): PlacedWord[] {
  const words: PlacedWord[] = [];
  let left = maxCharacters;
  for (const match of text.matchAll(/\S+/gu)) {
    const word = cleanForModel(match[0], left);
    if (word === '') continue;
    words.push({ word, start: match.index, end: match.index + match[0].length });
    left -= word.length + 1;
    if (left <= 0) break;
  }
  return words;
}
