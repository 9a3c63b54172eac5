import { hashedWord, type HashedWord } from '../base/ngrams.ts';
import { remembering, rememberingOf } from '../base/remembering.ts';
import { hashFeature } from '../base/sparse-vector.ts';
import { stemOf } from './stem.ts';
import { STOP_WORDS } from './stop-words.ts';
import { englishWords } from './english-words.ts';
import type { Vocabulary } from './vocabulary.ts';
import { beginsPhrase, classesOf, isListed } from './lexicon.ts';
import { polarityOf, type Polarity } from './polarity.ts';
import { saysOf } from './says.ts';
import { kindsOf, WORD_KINDS } from './word-kinds.ts';
import { formOf, type WordForm } from './word-form.ts';
import { listsOf, WORD_LISTS } from './word-lists.ts';
import { partsOf } from './word-parts.ts';

/** The engine's knowledge of a word, for all heads; looked up once and cached. */
export type Lexeme = Polarity &
  WordForm & {
    word: string;
    stem: string;
    /** Whether it has a letter from a to z, and whether it is letters, with one apostrophe at most, or figures alone. */
    isSpelled: boolean;
    isPlain: boolean;
    /** Whether it is a content word: no function word and no single letter. */
    isContent: boolean;
    /** Bits of `WORD`. */
    classes: number;
    /** Whether any class of the lexicon contains it, and whether a phrase begins with it. */
    isListed: boolean;
    beginsPhrase: boolean;
    /** Its level among the English words; 0 if it is not English. */
    level: number;
    /** Bits of `SAYS`. */
    says: number;
    /** Places in `WORD_KINDS` and in `WORD_LISTS`. */
    kinds: readonly number[];
    lists: readonly number[];
    hashed: HashedWord;
    /** The word as a number below 2^31. */
    id: number;
    /** Its runs of five characters, as numbers; a short word has none. */
    parts: readonly number[];
    /** The stem as a number below 2^31, and as a feature, plain and negated. */
    stemId: number;
    stemHash: number;
    negatedHash: number;
  };

const LATIN = /[a-z]/;
const PLAIN = /^(?:[a-z]+(?:'[a-z]+)?|\d+)$/;
/** The kind of a negated feature. */
export const NEGATED = 1;

/** Takes a word in lower case. */
export const lexemeOf = remembering(20_000, (word: string): Lexeme => {
  const stem = stemOf(word);
  const isSmall = STOP_WORDS.has(word);
  const classes = classesOf(word);
  const hashed = hashedWord(word);
  const stemHash = hashFeature(stem);
  return {
    word,
    stem,
    isSpelled: LATIN.test(word),
    isPlain: PLAIN.test(word),
    isContent: stem.length > 1 && !isSmall,
    classes,
    isListed: isListed(word),
    beginsPhrase: beginsPhrase(word),
    level: englishWords().get(word) ?? 0,
    says: saysOf(word),
    kinds: kindsOf(word),
    lists: listsOf(word),
    hashed,
    id: hashed.hash >>> 1,
    parts: partsOf(word),
    stemId: stemHash & 0x7fffffff,
    stemHash,
    negatedHash: hashFeature(stem, NEGATED),
    ...polarityOf(word, stem),
    ...formOf(word, isSmall, classes),
  };
});

/** The level of a word in a vocabulary; 0 if it is missing. */
export function levelsIn(vocabulary: Vocabulary): (lexeme: Lexeme) => number {
  if (vocabulary === englishWords()) return ({ level }) => level;
  return ({ word }) => vocabulary.get(word) ?? 0;
}

/** The number of words of each kind, in the order of `WORD_KINDS`. */
export const countKinds = rememberingOf((words: readonly Lexeme[]) =>
  countPlaces(words, WORD_KINDS.length, ({ kinds }) => kinds),
);

/** The number of words on each list, in the order of `WORD_LISTS`. */
export function countLists(words: readonly Lexeme[]): Float64Array {
  return countPlaces(words, WORD_LISTS.length, ({ lists }) => lists);
}

function countPlaces(
  words: readonly Lexeme[],
  length: number,
  placesOf: (lexeme: Lexeme) => readonly number[],
): Float64Array {
  const counts = new Float64Array(length);
  for (const lexeme of words) {
    for (const place of placesOf(lexeme)) counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}
