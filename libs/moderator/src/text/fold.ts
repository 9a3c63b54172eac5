import { remembering } from '../base/remembering.ts';
import { CONFUSABLES, enclosedLetter } from './confusables.ts';

/**
 * A comparable text with a map back: `offsets[i]` is the original place of unit `i` (UTF-16), with one extra entry
 * for the end. `isAscii`: the original is ASCII too, and every unit maps to itself.
 */
export type Folded = { text: string; offsets: Int32Array; isAscii: boolean };

/** A text with a map back, as every reader of texts produces it. */
export type Comparable = { text: string; offsets: ArrayLike<number> };

const INVISIBLE = new RegExp(
  `[${[
    '\\u00ad\\u061c\\u115f\\u1160\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e',
    '\\u2060-\\u206f\\u3164\\ufeff\\uffa0\\ufff9-\\ufffb\\u{e0000}-\\u{e0fff}',
  ].join('')}]|\\u034f|\\u17b4|\\u17b5|\\p{Variation_Selector}`,
  'u',
);
const COMBINING = /\p{M}/u;
const SPACE = /\s/u;
const SIGNS: ReadonlyMap<string, string> = new Map([
  ...Array.from('’‘ʼ´`′‛＇', (sign): [string, string] => [sign, "'"]),
  ...Array.from('“”„‟«»″＂', (sign): [string, string] => [sign, '"']),
  ...Array.from('‐‑‒–—―−⁃', (sign): [string, string] => [sign, '-']),
  ...Array.from('∗⁎＊٭✱•●', (sign): [string, string] => [sign, '*']),
]);
/** Signs for a whole phrase ("ﷺ" is eighteen letters) disguise nothing and stay as they are. */
const LONGEST_LIGATURE = 4;

/**
 * Lower case, compatibility forms and accents resolved, invisible characters dropped, look-alikes read as the letter that
 * they imitate, all white space a space or a line end. Linear in the length of the text; several heads read one text.
 */
export const fold = remembering(30, (original: string): Folded => {
  let offsets = new Int32Array(original.length + 1);
  if (asciiEnd(original, 0) === original.length) {
    for (let at = 0; at < offsets.length; at += 1) offsets[at] = at;
    return { text: plainAscii(original), offsets, isAscii: true };
  }
  const parts: string[] = [];
  let length = 0;
  let offset = 0;
  while (offset < original.length) {
    const end = asciiEnd(original, offset);
    if (end > offset) {
      parts.push(plainAscii(original.slice(offset, end)));
      if (length + end - offset >= offsets.length) offsets = grown(offsets, end - offset);
      while (offset < end) offsets[length++] = offset++;
      continue;
    }
    const character = String.fromCodePoint(original.codePointAt(offset) ?? 0);
    const plain = plainly(character);
    if (length + plain.length >= offsets.length) offsets = grown(offsets, plain.length);
    for (let unit = 0; unit < plain.length; unit += 1) offsets[length++] = offset;
    parts.push(plain);
    offset += character.length;
  }
  offsets[length] = original.length;
  return { text: parts.join(''), offsets: offsets.slice(0, length + 1), isAscii: false };
});

function asciiEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length && text.charCodeAt(end) < 0x80) end += 1;
  return end;
}

function grown(offsets: Int32Array, by: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(offsets.length * 2 + by + 8);
  larger.set(offsets);
  return larger;
}

/** Characters that change only their case. */
const PLAIN = /^[\n -_a-~]*$/;
const CONTROL = /[^\n -~]/g;

/** Control characters are spaces, but for the line end and the sign for something deleted. */
function plainAscii(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(text)) return lower;
  return lower.replaceAll('`', "'").replace(CONTROL, (sign) => (sign === '\u007f' ? sign : ' '));
}

function plainly(character: string): string {
  const known = KNOWN.get(character);
  if (known !== undefined) return known;
  const plain = resolve(character);
  if (KNOWN.size < KNOWN_LIMIT) KNOWN.set(character, plain);
  return plain;
}

/** A cache of folded characters, since a text in another script repeats few characters many times. */
const KNOWN = new Map<string, string>();
const KNOWN_LIMIT = 4_096;

function resolve(character: string): string {
  if (INVISIBLE.test(character)) return '';
  if (character === '\u2028' || character === '\u2029') return '\n';
  if (SPACE.test(character)) return ' ';
  const enclosed = enclosedLetter(character.codePointAt(0) ?? 0);
  if (enclosed) return enclosed;
  const own = likeness(character.toLowerCase());
  if (own !== undefined) return own;
  const parts = Array.from(character.normalize('NFKD').toLowerCase()).filter((part) => !COMBINING.test(part));
  if (parts.length > LONGEST_LIGATURE) return character;
  return parts.map((part) => likeness(part) ?? part).join('');
}

function likeness(character: string): string | undefined {
  return SIGNS.get(character) ?? CONFUSABLES.get(character);
}

/** The original range for a range of a text with a map back. */
export function unfold({ offsets }: Comparable, start: number, end: number): { start: number; end: number } {
  const last = offsets.length - 1;
  return { start: offsets[Math.min(start, last)] ?? 0, end: offsets[Math.min(end, last)] ?? 0 };
}
