import type { Span } from '@rostrum/domain';
import { fold, unfold } from '../text/fold.ts';

/** A word without typical learners' mistakes, with its place in the text. */
export type BareWord = Span & { key: string };

/** Articles, forms of be, have and do, and prepositions: language learners drop, add or confuse them. */
const LITTLE: ReadonlySet<string> = new Set(
  `a an the is are was were be been being am has have had having do does did done doing will would of in on at to for from by
  with into onto about over under as than that which who whom it its there here and or`.split(/\s+/),
);
const LONGEST = 20_000;
/** Shorter words stay as they are: without vowels they could be any word. */
const LONG = 4;
/** Endings that learners leave out or add. */
const ENDING = /^(.{3,}?)(?:ies|ied|ing|ed|es|s|e|y)$/;
const WORD = /https?:\/\/\S+|www\.\S+|\d+(?:[.,]\d+)*%?|[a-z]+(?:'[a-z]+)?/g;

/**
 * The words of a text as feedback reads them: without articles, auxiliaries and prepositions, without endings, and
 * in the middle of a word by its consonants alone. So mistakes of grammar and most of spelling change nothing, and language proficiency lowers no score.
 */
export function bareWords(text: string): BareWord[] {
  const folded = fold(text.slice(0, LONGEST));
  const words: BareWord[] = [];
  for (const match of folded.text.matchAll(WORD)) {
    const [word] = match;
    if (LITTLE.has(word)) continue;
    words.push({ key: bareKey(word), ...unfold(folded, match.index, match.index + word.length) });
  }
  return words;
}

/** "governments" and "governement" are one: the first two letters, and the consonants of the rest. */
function bareKey(word: string): string {
  if (!/^[a-z]/.test(word) || word.includes('/')) return word;
  const base = word.replace(/'.*$/, '').replace(ENDING, '$1');
  if (base.length < LONG) return base;
  const [start, rest] = [base.slice(0, 2), base.slice(2)];
  const sounds = rest.replaceAll('ph', 'f').replace(/[cq]/g, 'k').replaceAll('z', 's');
  return `${start}${sounds.replace(/[aeiouyhw]/g, '')}`.replace(/(.)\1+/g, '$1');
}

/** Keys of some words, for looking up. */
export function keysOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter(Boolean).map(bareKey));
}
