import {
  createSpeller,
  classesOf,
  decodeVocabulary,
  encodeWords,
  NO_REAL_WORDS,
  type RealWordsWeights,
  WORD,
} from '@rostrum/moderator/training';
import type { TrainedHead } from '../head.ts';
import { dictionaryWords } from '../real-words/dictionary.ts';
import { knownNames, knownPlaces } from '../real-words/names.ts';
import { looksDisguised } from '../real-words/looks-disguised.ts';
import { buildVocabulary, PROSE } from '../vocabulary.ts';

/** Real words that people write for a rude one by mistake: like a name, such a word depends on where it stands. */
const OFTEN_MISTAKEN = ['lair', 'looser'];

/** Names that are missing from the lists. */
const NAMES_BESIDES = ['Kike'];
const RUDE = WORD.slur | WORD.softSlur | WORD.profanity | WORD.sexual;

function realWords(): RealWordsWeights {
  const speller = createSpeller(decodeVocabulary(buildVocabulary()), NO_REAL_WORDS);
  const taken = (words: readonly string[], areNames: boolean) =>
    [...new Set(words)].filter((word) => looksDisguised(word, speller, areNames));
  const dictionary = dictionaryWords().filter((word) => !OFTEN_MISTAKEN.includes(word));
  const words = withoutPlurals(taken(dictionary, false));
  const people = [...knownNames(), ...NAMES_BESIDES].map(lowerCase);
  const names = taken([...people, ...knownPlaces().map(lowerCase), ...OFTEN_MISTAKEN], true);
  const rude = [...new Set(people)].filter((name) => classesOf(name) & RUDE);
  return {
    words: encodeWords(words.toSorted()),
    names: encodeWords(names.filter((name) => !words.includes(name)).toSorted()),
    rude: encodeWords(rude.toSorted()),
  };
}

/** The speller knows a word with an s by the word itself. */
function withoutPlurals(words: readonly string[]): string[] {
  return words.filter((word) => !(word.endsWith('s') && words.includes(word.slice(0, -1))));
}

function lowerCase(name: string): string {
  return name.toLowerCase();
}

export const HEAD: TrainedHead = {
  name: 'real-words',
  data: PROSE,
  train: () => [{ name: 'real-words', weights: realWords() }],
};
