import { WORD } from './word-class.ts';

/** A word's contribution to the counts of a text: its letters, and 1 for each property it has. */
export type WordForm = {
  letters: number;
  long: number;
  veryLong: number;
  small: number;
  adverbs: number;
  past: number;
  going: number;
  nouns: number;
  plurals: number;
  abusive: number;
};

const ABUSIVE =
  WORD.slur |
  WORD.insultNoun |
  WORD.insultAdjective |
  WORD.derogatory |
  WORD.dehumanising |
  WORD.profanity |
  WORD.hatred;
const NOUN_ENDING = /(?:tions?|ment|ity|ness)$/;

export function formOf(word: string, isSmall: boolean, classes: number): WordForm {
  const { length } = word;
  return {
    letters: length,
    long: Number(length > 6),
    veryLong: Number(length > 9),
    small: Number(isSmall),
    adverbs: Number(length > 4 && word.endsWith('ly')),
    past: Number(length > 4 && word.endsWith('ed')),
    going: Number(length > 5 && word.endsWith('ing')),
    nouns: Number(NOUN_ENDING.test(word)),
    plurals: Number(length > 3 && word.endsWith('s')),
    abusive: Number((classes & ABUSIVE) !== 0),
  };
}
