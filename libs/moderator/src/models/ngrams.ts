import { remembering } from './remembering.ts';
import { finish, hashSeed, mix, type HashedKind } from './sparse-vector.ts';

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

/** The hashed features of some words, not yet counted; those of several sentences can be counted as one text. */
export type NgramHashes = { words: Uint32Array; characters: readonly Uint32Array[] };

/**
 * Words, pairs of neighbouring words (beginning and end included) and runs of three to five characters within words.
 */
export function hashNgrams(words: readonly HashedWord[]): NgramHashes {
  const read = words.length > WORDS_LIMIT ? words.slice(0, WORDS_LIMIT) : words;
  return { words: hashWords(read), characters: read.map(({ characters }) => characters) };
}

/** Words on one side, characters on the other weigh the same; the whole has length one. */
export function ngramKinds(parts: readonly NgramHashes[]): HashedKind[] {
  return [
    { lists: parts.map(({ words }) => words), norm: Math.SQRT1_2 },
    { lists: parts.flatMap(({ characters }) => characters), norm: Math.SQRT1_2 },
  ];
}

/** Single words and pairs, the beginning and the end included. */
export function hashWords(words: readonly HashedWord[]): Uint32Array {
  const hashes = new Uint32Array(words.length * 2 + 1);
  let used = 0;
  let before = 0;
  for (const { hash } of words) {
    hashes[used++] = finish(hash ^ WORD);
    hashes[used++] = pairHash(before, hash);
    before = hash;
  }
  hashes[used] = pairHash(before, 0);
  return hashes;
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
