import { foldText } from '../text.ts';

/** What every motion says and none is about. */
const FRAME = new Set(
  'this house would believe believes that regrets regret prefers prefer supports opposes th thw thbt'.split(
    ' ',
  ),
);
const SMALL = new Set('the and for with from its their are was has have not all who what'.split(' '));
const MOST_WORDS = 60;

/** Whether a word, small and without accents, stands in motions of all kinds and tells none from another. */
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

/** The words by which a topic is found, each once, at most sixty. */
export function searchWords(text: string): string[] {
  const words = plainWords(text).filter((word) => word.length > 2 && !isCommonWord(word));
  return [...new Set(words.map(singular))].slice(0, MOST_WORDS);
}

/** Words of which pairs are made: eight have 28, and a query asks for at most thirty. */
const TWIN_WORDS = 8;

/**
 * Every pair of a motion's words: two motions that say nearly the same share at least one, and of ten thousand topics few
 * others do. A motion with one word has that word.
 */
export function twinKeys(motion: string): string[] {
  const words = searchWords(motion).slice(0, TWIN_WORDS).sort();
  if (words.length < 2) return words;
  return words.flatMap((one, index) => words.slice(index + 1).map((other) => `${one} ${other}`));
}

/** The same for two motions that differ in punctuation, case, accents or word order only. Words joined by spaces. */
export function motionFingerprint(motion: string): string {
  const words = plainWords(motion).filter((word) => !FRAME.has(word) && word !== 'the' && word !== 'a');
  return words.sort().join(' ');
}
