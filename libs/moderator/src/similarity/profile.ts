import { lexemesOf } from '../lexicon/lexeme.ts';
import { remembering, rememberingOf } from '../models/remembering.ts';
import { toLengthOne, type WordSpace } from './word-space.ts';

/** What a text is about: its stems, each once, how much each weighs, and the direction of all together. */
export type Profile = {
  /** stem → its weight, (1 + ln count) × rarity */
  weights: ReadonlyMap<string, number>;
  /** What is known of each stem, in the order of the weights. */
  stems: readonly KnownStem[];
  /** The length of the weights as a vector; 1 where there are none, so that it divides. */
  norm: number;
  /** The sum of the rarities of the stems; 1 where there are none. */
  rarity: number;
  /** The vectors of the stems that the word space knows, one after the other, and zeros up to `VECTORS_AT_ONCE`. */
  vectors: Float64Array;
  /** The weighted mean of their vectors, length one. */
  direction: Float32Array;
  /** Words that mean something, repetitions included. */
  length: number;
};

/** Vectors that are compared at once: the processor adds up several sums in the time of one. */
export const VECTORS_AT_ONCE = 4;
/** What is not in the word space is rare; numbers are less so. */
const RARE = 9;
const NUMBER_RARITY = 4;
/** Words of one text that are looked at, so that a huge text takes bounded time. */
const WORDS_LIMIT = 2_000;

/** What a word space knows of a stem. `place` is −1 where it does not have it. */
export type KnownStem = { stem: string; place: number; rarity: number };

/** Looks stems up in a word space. */
export const stemsIn = rememberingOf((space: WordSpace) =>
  remembering(20_000, (stem: string): KnownStem => {
    const place = space.places.get(stem) ?? -1;
    return { stem, place, rarity: place < 0 ? rarityUnknown(stem) : (space.rarity[place] ?? RARE) };
  }),
);

function rarityUnknown(stem: string): number {
  return /^\d/.test(stem) ? NUMBER_RARITY : RARE;
}

/** The stems of words that mean something, in order. Takes words in lower case. */
export function contentStems(words: readonly string[]): string[] {
  const lexemes = lexemesOf(words);
  const stems: string[] = [];
  for (let at = 0; at < Math.min(lexemes.length, WORDS_LIMIT); at += 1) {
    const lexeme = lexemes[at];
    if (lexeme?.isContent) stems.push(lexeme.stem);
  }
  return stems;
}

/** The profile of a text by its words in lower case. `without` are stems to leave out, as of the motion. */
export function profileOf(
  space: WordSpace,
  words: readonly string[],
  without?: ReadonlyMap<string, unknown>,
): Profile {
  if (!without) return wholeProfiles(space)(words);
  return profileOfStems(
    space,
    contentStems(words).filter((stem) => !without.has(stem)),
  );
}

/** Several heads look at the same words. */
const wholeProfiles = rememberingOf((space: WordSpace) =>
  rememberingOf((words: readonly string[]) => profileOfStems(space, contentStems(words))),
);

export function profileOfStems(space: WordSpace, stems: readonly string[]): Profile {
  const knownStem = stemsIn(space);
  const weights = new Map<string, number>();
  for (const stem of stems) weights.set(stem, (weights.get(stem) ?? 0) + 1);
  const known: KnownStem[] = [];
  const vectors = new Float64Array((weights.size + VECTORS_AT_ONCE - 1) * space.dimensions);
  const direction = new Float32Array(space.dimensions);
  let [squares, rarity, used] = [0, 0, 0];
  for (const [stem, count] of weights) {
    const found = knownStem(stem);
    const weight = (1 + Math.log(count)) * found.rarity;
    weights.set(stem, weight);
    known.push(found);
    squares += weight * weight;
    rarity += found.rarity;
    if (found.place < 0) continue;
    addVector(direction, vectors, used, space, found.place, weight);
    used += space.dimensions;
  }
  toLengthOne(direction);
  return {
    weights,
    stems: known,
    norm: Math.sqrt(squares) || 1,
    rarity: rarity || 1,
    vectors: vectors.subarray(0, upTo(used, VECTORS_AT_ONCE * space.dimensions)),
    direction,
    length: stems.length,
  };
}

/** The next multiple. */
function upTo(length: number, step: number): number {
  return Math.ceil(length / step) * step;
}

/** Adds the vector at a place to the sum, and keeps it from `kept` on. */
function addVector(
  sum: Float32Array,
  vectors: Float64Array,
  kept: number,
  space: WordSpace,
  place: number,
  weight: number,
): void {
  const start = place * space.dimensions;
  for (let at = 0; at < space.dimensions; at += 1) {
    const value = space.vectors[start + at] ?? 0;
    vectors[kept + at] = value;
    sum[at] = (sum[at] ?? 0) + weight * value;
  }
}
