import { concatenate, finish, hashSeed, mix, weighHashes, type SparseVector } from './sparse-vector.ts';

const WORD = 1;
const PAIR = 2;
const CHARACTERS = 3;
const BOUNDARY = 32;
const LONGEST_GRAM = 5;
const SHORTEST_GRAM = 3;
/** Characters of one word that are looked at; what is longer is no word. */
const WORD_LIMIT = 40;
/** Words of one text that are looked at, so that a model reads a huge text in bounded time. */
const WORDS_LIMIT = 4_000;

/**
 * Words, pairs of neighbouring words and runs of three to five characters within words, hashed. Words on one side,
 * characters on the other weigh the same; the whole has length one.
 */
export function ngrams(words: readonly string[]): SparseVector {
  const read = words.length > WORDS_LIMIT ? words.slice(0, WORDS_LIMIT) : words;
  return concatenate(wordGrams(read), characterGrams(read));
}

/** Single words and pairs, the beginning and the end of the text included. */
export function wordGrams(words: readonly string[], norm = Math.SQRT1_2): SparseVector {
  const hashes = new Uint32Array(words.length * 2 + 1);
  let used = 0;
  let before = 0;
  for (const word of words) {
    const hash = hashWord(word);
    hashes[used++] = finish(hash ^ WORD);
    hashes[used++] = pairHash(before, hash);
    before = hash;
  }
  hashes[used++] = pairHash(before, 0);
  return weighHashes(hashes, used, norm);
}

/** Runs of three to five characters within each word and its two boundaries. */
export function characterGrams(words: readonly string[], norm = Math.SQRT1_2): SparseVector {
  const perLength = LONGEST_GRAM - SHORTEST_GRAM + 1;
  const room = words.reduce((sum, word) => sum + (Math.min(word.length, WORD_LIMIT) + 2) * perLength, 0);
  const hashes = new Uint32Array(room);
  let used = 0;
  for (const word of words) used = gramsOf(word, hashes, used);
  return weighHashes(hashes, used, norm);
}

function gramsOf(word: string, hashes: Uint32Array, from: number): number {
  let used = from;
  const length = Math.min(word.length, WORD_LIMIT);
  for (let start = -1; start <= length - SHORTEST_GRAM + 1; start += 1) {
    let hash = hashSeed(CHARACTERS);
    const last = Math.min(start + LONGEST_GRAM - 1, length);
    for (let at = start; at <= last; at += 1) {
      hash = mix(hash, at < 0 || at === length ? BOUNDARY : word.charCodeAt(at));
      if (at - start + 1 >= SHORTEST_GRAM) hashes[used++] = finish(hash);
    }
  }
  return used;
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
