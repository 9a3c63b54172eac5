import { wordStem } from '../search/word-stem.ts';
import { foldText } from '../text.ts';

/** Words that appear in every motion and tell nothing about it. */
const FRAME = new Set(
  'this house would believe believes that regrets regret prefers prefer supports opposes th thw thbt'.split(
    ' ',
  ),
);
const SMALL = new Set('the and for with from its their are was has have not all who what'.split(' '));
const MOST_WORDS = 60;

/** Whether a word (lower case, without accents) appears in all kinds of motions and so distinguishes none. */
export function isCommonWord(word: string): boolean {
  return FRAME.has(word) || SMALL.has(word);
}

/** Words in lower case without accents and punctuation. */
function plainWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A word without a plural's s, so that "car" finds "cars". */
function singular(word: string): string {
  return word.length > 3 ? word.replace(/(?<!s)s$/, '') : word;
}

/** The stems of the words that find a topic, each once, at most sixty. */
export function searchWords(text: string): string[] {
  return [...new Set(tellingWords(text).map(wordStem))].slice(0, MOST_WORDS);
}

function tellingWords(text: string): string[] {
  return plainWords(text).filter((word) => (word.length > 2 || word === 'ai') && !isCommonWord(word));
}

/** The words that form pairs: eight have 28 pairs, and a query takes at most thirty. */
const TWIN_WORDS = 8;

/**
 * Every pair of a motion's words. Two motions that say nearly the same share at least one pair; few others among ten
 * thousand topics do. A motion with one word uses that word.
 */
export function twinKeys(motion: string): string[] {
  const words = [...new Set(tellingWords(motion).map(singular))].slice(0, TWIN_WORDS).sort();
  if (words.length < 2) return words;
  return words.flatMap((one, index) => words.slice(index + 1).map((other) => `${one} ${other}`));
}

/** The same for two motions that differ only in punctuation, case, accents or word order. Words joined by spaces. */
export function motionFingerprint(motion: string): string {
  const words = plainWords(motion).filter((word) => !FRAME.has(word) && word !== 'the' && word !== 'a');
  return words.sort().join(' ');
}
