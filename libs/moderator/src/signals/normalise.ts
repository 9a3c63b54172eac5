import type { Span } from '@rostrum/domain';

/** A text made comparable, with the way back: `offsets[i]` is where unit `i` (UTF-16) of it stood in the original. */
export type Normalised = { text: string; offsets: number[] };
/** The same from any reader of texts. */
export type Comparable = { text: string; offsets: ArrayLike<number> };

const INVISIBLE = /[\u00ad\u200b-\u200f\u2060-\u2064\u202a-\u202e\u2066-\u2069\ufeff]/;
const COMBINING = /\p{M}/u;
const QUOTES: ReadonlyMap<string, string> = new Map([
  ['’', "'"],
  ['‘', "'"],
  ['ʼ', "'"],
]);
/** Digits and signs that stand for a letter inside a word ("1d10t"). */
const LEET: ReadonlyMap<string, string> = new Map([
  ['0', 'o'],
  ['1', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['@', 'a'],
  ['$', 's'],
]);
/** Cyrillic and Greek letters that look like Latin ones: each beside the letter it imitates. */
const HOMOGLYPHS: ReadonlyMap<string, string> = new Map([
  ['а', 'a'],
  ['е', 'e'],
  ['о', 'o'],
  ['р', 'p'],
  ['с', 'c'],
  ['у', 'y'],
  ['х', 'x'],
  ['і', 'i'],
  ['ј', 'j'],
  ['ѕ', 's'],
  ['ο', 'o'],
  ['α', 'a'],
  ['ε', 'e'],
  ['ι', 'i'],
  ['κ', 'k'],
  ['ν', 'v'],
  ['ρ', 'p'],
  ['τ', 't'],
]);

/**
 * Lower case, compatibility forms and accents resolved, invisible characters dropped, look-alike letters
 * read as the letter they imitate. Every character keeps its place in the original.
 */
export function normalise(original: string): Normalised {
  const characters: string[] = [];
  const offsets: number[] = [];
  let offset = 0;
  for (const character of original) {
    for (const plain of INVISIBLE.test(character) ? '' : plainly(character)) {
      characters.push(plain);
      for (let unit = 0; unit < plain.length; unit += 1) offsets.push(offset);
    }
    offset += character.length;
  }
  offsets.push(original.length);
  return { text: unleet(characters).join(''), offsets };
}

/** Signs for a whole phrase ("ﷺ" is eighteen letters) disguise nothing and stay as they are. */
const LONGEST_LIGATURE = 4;

/** One character as the plain ones that it is read as; often one, sometimes none or several. */
function plainly(character: string): string | string[] {
  if (character < '\u0080') return character.toLowerCase();
  const parts = Array.from(character.normalize('NFKD').toLowerCase()).filter((part) => !COMBINING.test(part));
  if (parts.length > LONGEST_LIGATURE) return [character];
  return parts.map((part) => QUOTES.get(part) ?? HOMOGLYPHS.get(part) ?? part);
}

/** The span in the original for a range of the normalised text. */
export function originalSpan({ offsets }: Comparable, start: number, end: number): Span {
  return { start: offsets[start] ?? 0, end: offsets[end] ?? offsets[offsets.length - 1] ?? 0 };
}

/** Reads a sign as a letter only between letters, so that "100" and "$5" stay numbers. */
function unleet(characters: string[]): string[] {
  const isLetter = (character: string | undefined) => character !== undefined && /\p{L}/u.test(character);
  const isPart = (character: string | undefined) =>
    isLetter(character) || (character !== undefined && LEET.has(character));
  return characters.map((character, index) => {
    const letter = LEET.get(character);
    if (letter === undefined) return character;
    const [before, after] = [characters[index - 1], characters[index + 1]];
    const inWord = (isLetter(before) && isPart(after)) || (isPart(before) && isLetter(after));
    return inWord || (isLetter(after) && !isPart(before) && isPart(characters[index + 2]))
      ? letter
      : character;
  });
}
