import { decodeWords } from '../base/front-coding.ts';

/** Common words, as they are stored: front-coded in alphabetical order, and a digit a word for how common it is. */
export type VocabularyWeights = { words: string; levels: string };

/** How common a word is: 1 is the commonest level; a missing word is unknown. */
export type Vocabulary = ReadonlyMap<string, number>;

export function decodeVocabulary({ words, levels }: VocabularyWeights): Vocabulary {
  return new Map(decodeWords(words).map((word, at) => [word, Number(levels.charAt(at))]));
}
