import { GramCounter } from './gram-counter.ts';
import { remembering } from './remembering.ts';
import { finish, hashSeed, mix, type SparseVector } from './sparse-vector.ts';

const WORD = 1;
const PAIR = 2;
const CHARACTERS = 3;
const BOUNDARY = 32;
const LONGEST_GRAM = 5;
const SHORTEST_GRAM = 3;
/** How many characters of a word are read; anything longer is no word. */
const WORD_LIMIT = 40;
/** Words of one text that are looked at, so that a model reads a huge text in bounded time. */
const WORDS_LIMIT = 4_000;

const KINDS_WEIGHT = 0.6;

/** Words of a text from one to another, `to` not included. */
type Range = { from: number; to: number };

/**
 * The hashed features of a text and of each of its sentences: single words and pairs of neighbours, the beginning and the
 * end of a sentence included; runs of three to five characters within words, which weigh as much; and, weighing less, the
 * words and pairs of `kinds`, which says of each word what kind of word it is.
 */
export function gramsOf(
  words: readonly HashedWord[],
  kinds: readonly HashedWord[],
  sentences: readonly Range[],
): { grams: SparseVector; gramsBySentence: SparseVector[] } {
  const counter = new GramCounter(mostGrams(words, sentences));
  const gramsBySentence = sentences.map((sentence) => {
    countSentences(counter, words, kinds, [sentence]);
    return counter.finish();
  });
  const [only] = gramsBySentence;
  if (only && gramsBySentence.length === 1) return { grams: only, gramsBySentence };
  countSentences(counter, words, kinds, sentences);
  return { grams: counter.finish(), gramsBySentence };
}

function mostGrams(words: readonly HashedWord[], sentences: readonly Range[]): number {
  let most = 0;
  for (const { from, to } of sentences) {
    most += 2 * (2 * (to - from) + 1);
    for (let at = from; at < to; at += 1) most += words[at]?.characters.length ?? 0;
  }
  return sentences.length > 1 ? 2 * most : most;
}

function countSentences(
  counter: GramCounter,
  words: readonly HashedWord[],
  kinds: readonly HashedWord[],
  sentences: readonly Range[],
): void {
  for (const { from, to } of sentences) countWords(counter, words, from, Math.min(to, from + WORDS_LIMIT));
  counter.weigh(Math.SQRT1_2);
  for (const { from, to } of sentences) {
    for (let at = from; at < Math.min(to, from + WORDS_LIMIT); at += 1) {
      const word = words[at];
      if (word) counter.countAll(word.characters);
    }
  }
  counter.weigh(Math.SQRT1_2);
  for (const { from, to } of sentences) countWords(counter, kinds, from, to);
  counter.weigh(KINDS_WEIGHT);
}

function countWords(counter: GramCounter, words: readonly HashedWord[], from: number, to: number): void {
  let before = 0;
  for (let at = from; at < to; at += 1) {
    const hash = words[at]?.hash ?? 0;
    counter.count(finish(hash ^ WORD));
    counter.count(pairHash(before, hash));
    before = hash;
  }
  counter.count(pairHash(before, 0));
}

/** A word as its hash and those of its runs of characters. Most words of a text were seen before. */
export type HashedWord = { hash: number; characters: Uint32Array };

export const hashedWord = remembering(20_000, (word: string): HashedWord => ({
  hash: hashWord(word),
  characters: hashCharacters(word),
}));

function hashCharacters(word: string): Uint32Array {
  const length = Math.min(word.length, WORD_LIMIT);
  const hashes = new Uint32Array((length + 2) * (LONGEST_GRAM - SHORTEST_GRAM + 1));
  let used = 0;
  for (let start = -1; start <= length - SHORTEST_GRAM + 1; start += 1) {
    let hash = hashSeed(CHARACTERS);
    const last = Math.min(start + LONGEST_GRAM - 1, length);
    for (let at = start; at <= last; at += 1) {
      hash = mix(hash, at < 0 || at === length ? BOUNDARY : word.charCodeAt(at));
      if (at - start + 1 >= SHORTEST_GRAM) hashes[used++] = finish(hash);
    }
  }
  return hashes.slice(0, used);
}

function hashWord(word: string): number {
  let hash = hashSeed(WORD);
  const length = Math.min(word.length, WORD_LIMIT);
  for (let index = 0; index < length; index += 1) hash = mix(hash, word.charCodeAt(index));
  return hash;
}

function pairHash(first: number, second: number): number {
  return finish(Math.imul(first, 0x9e3779b1) ^ mix(second, PAIR));
}
