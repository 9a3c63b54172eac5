import { rememberingOf } from '../models/remembering.ts';
import { stemsOf } from './stem.ts';
import { STOP_WORDS } from './stop-words.ts';
import { toLengthOne, type WordSpace } from './word-space.ts';

/** What a text is about: its stems, each once, how much each weighs, and the direction of all together. */
export type Profile = {
  /** stem → its weight, (1 + ln count) × rarity */
  weights: ReadonlyMap<string, number>;
  /** The length of the weights as a vector; 1 where there are none, so that it divides. */
  norm: number;
  /** The sum of the rarities of the stems; 1 where there are none. */
  rarity: number;
  /** The places in the word space of the stems that it knows. */
  places: readonly number[];
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

export function rarityOf(space: WordSpace, stem: string): number {
  return rarityAt(space, stem, space.places.get(stem));
}

function rarityAt(space: WordSpace, stem: string, place: number | undefined): number {
  if (place !== undefined) return space.rarity[place] ?? RARE;
  return /^\d/.test(stem) ? NUMBER_RARITY : RARE;
}

/** The stems of words that mean something, in order. Takes words in lower case. */
export function contentStems(words: readonly string[]): string[] {
  const stems: string[] = [];
  const all = stemsOf(words);
  for (let at = 0; at < Math.min(words.length, WORDS_LIMIT); at += 1) {
    const stem = all[at] ?? '';
    if (stem.length > 1 && !STOP_WORDS.has(words[at] ?? '')) stems.push(stem);
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
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const weights = new Map<string, number>();
  const places: number[] = [];
  const direction = new Float32Array(space.dimensions);
  let [squares, rarity] = [0, 0];
  for (const [stem, count] of counts) {
    const place = space.places.get(stem);
    const rare = rarityAt(space, stem, place);
    const weight = (1 + Math.log(count)) * rare;
    weights.set(stem, weight);
    squares += weight * weight;
    rarity += rare;
    if (place === undefined) continue;
    places.push(place);
    addVector(direction, space, place, weight);
  }
  toLengthOne(direction);
  return {
    weights,
    norm: Math.sqrt(squares) || 1,
    rarity: rarity || 1,
    places,
    direction,
    length: stems.length,
  };
}

function addVector(
  sum: Float32Array,
  { vectors, dimensions }: WordSpace,
  place: number,
  weight: number,
): void {
  const start = place * dimensions;
  for (let at = 0; at < dimensions; at += 1) sum[at] = (sum[at] ?? 0) + weight * (vectors[start + at] ?? 0);
}
