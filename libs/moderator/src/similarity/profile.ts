import type { Lexeme } from '../lexicon/lexeme.ts';
import { remembering, rememberingOf } from '../models/remembering.ts';
import { toLengthOne, type WordSpace } from './word-space.ts';

/** The stems of a text, each once, and how much each weighs. */
export type Weights = {
  /** stem → its weight, (1 + ln count) × rarity */
  weights: ReadonlyMap<string, number>;
  /** The length of the weights as a vector; 1 where there are none, so that it divides. */
  norm: number;
};

/** What a text is about: its stems and the direction of all together. */
export type Profile = Weights & {
  /** What is known of each stem, in the order of the weights. */
  stems: readonly KnownStem[];
  /** The sum of the rarities of the stems; 1 where there are none. */
  rarity: number;
  /** Places in the word space of the stems that it knows, in their order. */
  places: Int32Array;
  /** The weighted mean of their vectors, length one. */
  direction: Float32Array;
  /** Words that mean something, repetitions included. */
  length: number;
};

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

/** The stems of words that mean something, in order. */
export function contentStems(words: readonly Lexeme[]): string[] {
  const stems: string[] = [];
  for (let at = 0; at < Math.min(words.length, WORDS_LIMIT); at += 1) {
    const lexeme = words[at];
    if (lexeme?.isContent) stems.push(lexeme.stem);
  }
  return stems;
}

/** The profile of a text by its words. `without` are stems to leave out, as of the motion. */
export function profileOf(
  space: WordSpace,
  words: readonly Lexeme[],
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
  rememberingOf((words: readonly Lexeme[]) => profileOfStems(space, contentStems(words))),
);

export function profileOfStems(space: WordSpace, stems: readonly string[]): Profile {
  const known: KnownStem[] = [];
  const places: number[] = [];
  const direction = new Float32Array(space.dimensions);
  let rarity = 0;
  const weighed = weigh(space, stems, (found, weight) => {
    known.push(found);
    rarity += found.rarity;
    if (found.place < 0) return;
    places.push(found.place);
    addVector(direction, space, found.place, weight);
  });
  toLengthOne(direction);
  return {
    ...weighed,
    stems: known,
    rarity: rarity || 1,
    places: Int32Array.from(places),
    direction,
    length: stems.length,
  };
}

/** The weights alone of a text by its words. */
export function weightsOf(space: WordSpace, words: readonly Lexeme[]): Weights {
  return weigh(space, contentStems(words), () => undefined);
}

/** `each` is called for every stem once. */
function weigh(
  space: WordSpace,
  stems: readonly string[],
  each: (found: KnownStem, weight: number) => void,
): Weights {
  const knownStem = stemsIn(space);
  const weights = new Map<string, number>();
  for (const stem of stems) weights.set(stem, (weights.get(stem) ?? 0) + 1);
  let squares = 0;
  for (const [stem, count] of weights) {
    const found = knownStem(stem);
    const weight = (1 + Math.log(count)) * found.rarity;
    weights.set(stem, weight);
    squares += weight * weight;
    each(found, weight);
  }
  return { weights, norm: Math.sqrt(squares) || 1 };
}

/** Adds the vector at a place to a sum. */
function addVector(sum: Float32Array, space: WordSpace, place: number, weight: number): void {
  const start = place * space.dimensions;
  for (let at = 0; at < space.dimensions; at += 1) {
    sum[at] = (sum[at] ?? 0) + weight * (space.vectors[start + at] ?? 0);
  }
}
