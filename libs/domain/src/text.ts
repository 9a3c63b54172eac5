let segmenter: Intl.Segmenter | undefined;

/** Here each UTF-16 unit is a character of its own. Most texts are like that, and need no segmenter. */
const IS_PLAIN = /^[^\u0300-\uffff\r]*$/;

/** The characters of a text as people see them (grapheme clusters); code points in a browser without `Intl.Segmenter`. */
function* charactersOf(text: string): Generator<string> {
  if (IS_PLAIN.test(text) || !('Segmenter' in Intl)) return yield* text;
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text)) yield segment;
}

/** The length of a text as people count it: a letter with its accents is one character, and so is an emoji made of several. */
export function countCharacters(text: string): number {
  if (IS_PLAIN.test(text)) return text.length;
  let count = 0;
  for (const _ of charactersOf(text)) count += 1;
  return count;
}

/** The place after so many characters, in UTF-16 units. */
export function placeAfter(text: string, characters: number): number {
  if (characters >= text.length) return text.length;
  let place = 0;
  let counted = 0;
  for (const character of charactersOf(text)) {
    if (counted >= characters) return place;
    counted += 1;
    place += character.length;
  }
  return place;
}

/**
 * The limit behind a limit, in UTF-16 units, which are all that storage and rules can count: one character may carry any number
 * of accents. Enough for every script, and for some emoji made of several.
 */
export const unitsBehind = (characters: number): number => 3 * characters + 160;

/** Never affects reading: direction overrides, and half characters, which no database stores. */
const NEVER_KEPT = /[\u202a-\u202e\u2066-\u2069]|\p{Cs}/gu;

/**
 * A posted text as it is stored: composed (NFC), trimmed, one kind of line break, no control characters but line
 * breaks and tabs, no direction overrides. Idempotent.
 */
export function tidyText(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(NEVER_KEPT, '')
    .replace(/\p{Cc}/gu, (character) => (character === '\n' || character === '\t' ? character : ''))
    .normalize('NFC')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A text on one line: as `tidyText`, with every run of white space as one space. */
export function tidyLine(text: string): string {
  return tidyText(text).replace(/\s+/g, ' ');
}

/** Letters that show nothing: the Hangul fillers. */
const FILLERS = /[\u115f\u1160\u3164\uffa0]/g;

/** Whether a text says something: it has a letter or a digit of some script, not only punctuation and emoji. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text.replace(FILLERS, ''));
}

/** Whether a reader would see nothing: white space, invisible characters and combining marks without a letter. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cc}\p{Cf}\p{M}\u2800]*$/u.test(text.replace(FILLERS, ''));
}

/** A text as a search compares it: lower case without accents, so that "elysee" finds "Élysée". */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
