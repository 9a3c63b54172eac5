import type { Lexeme } from '../lexicon/lexeme.ts';
import { remembering, rememberingOf } from '../base/remembering.ts';
import { NumberSet } from './number-set.ts';
import { toLengthOne, type WordSpace } from './word-space.ts';

/** The distinct stems of a text, with weights. */
export type Weights = {
  /** stem → its weight, (1 + ln count) × rarity */
  weights: ReadonlyMap<string, number>;
  /** The norm of the weights as a vector; 1 without weights, so that it is a safe divisor. */
  norm: number;
};

/** A text's subject: its stems and their combined direction. */
export type Profile = Weights & {
  /** The knowledge about each stem, in the order of the weights. */
  stems: readonly KnownStem[];
  /** The sum of the rarities of the stems; 1 without stems. */
  rarity: number;
  /** Places in the word space of the stems that it knows, in their order. */
  places: Int32Array;
  /** The weighted mean of their vectors, length one. */
  direction: Float32Array;
  /** Words that mean something, repetitions included. */
  length: number;
};

/** Words outside the word space are rare; numbers less so. */
const RARE = 9;
const NUMBER_RARITY = 4;
/** Words of one text that are looked at, so that a huge text takes bounded time. */
const WORDS_LIMIT = 2_000;

/** A word space's knowledge of a stem. `place` is −1 if it is missing. */
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

const NUMBERS = new NumberSet();

/** The distinct stems of words in order of appearance, with counts. */
export function countStems(
  space: WordSpace,
  words: readonly Lexeme[],
): { stems: KnownStem[]; counts: number[] } {
  const knownStem = stemsIn(space);
  const [stems, counts]: [KnownStem[], number[]] = [[], []];
  NUMBERS.clear();
  for (const { stemId, stem } of words) {
    const place = NUMBERS.add(stemId);
    if (place === stems.length) {
      stems.push(knownStem(stem));
      counts.push(1);
    } else counts[place] = (counts[place] ?? 0) + 1;
  }
  return { stems, counts };
}

/** The words that mean something, in order. */
function contentWords(words: readonly Lexeme[]): Lexeme[] {
  const read = words.length > WORDS_LIMIT ? words.slice(0, WORDS_LIMIT) : words;
  return read.filter(({ isContent }) => isContent);
}

/** Their stems. */
export function contentStems(words: readonly Lexeme[]): string[] {
  return contentWords(words).map(({ stem }) => stem);
}

/** The profile of a text by its words. `without` are stems to leave out, as of the motion. */
export function profileOf(
  space: WordSpace,
  words: readonly Lexeme[],
  without?: ReadonlyMap<string, unknown>,
): Profile {
  if (!without) return wholeProfiles(space)(words);
  return profileOfContent(
    space,
    contentWords(words).filter(({ stem }) => !without.has(stem)),
  );
}

/** Several heads look at the same words. */
const wholeProfiles = rememberingOf((space: WordSpace) =>
  rememberingOf((words: readonly Lexeme[]) => profileOfContent(space, contentWords(words))),
);

function profileOfContent(space: WordSpace, words: readonly Lexeme[]): Profile {
  const { stems, counts } = countStems(space, words);
  const places: number[] = [];
  const direction = new Float32Array(space.dimensions);
  let rarity = 0;
  stems.forEach((known, at) => {
    rarity += known.rarity;
    if (known.place < 0) return;
    places.push(known.place);
    addVector(direction, space, known.place, weightOf(known, counts[at]));
  });
  toLengthOne(direction);
  return {
    ...weigh(stems, counts),
    stems,
    rarity: rarity || 1,
    places: Int32Array.from(places),
    direction,
    length: words.length,
  };
}

/** The weights alone of a text by its words. */
export function weightsOf(space: WordSpace, words: readonly Lexeme[]): Weights {
  const { stems, counts } = countStems(space, contentWords(words));
  return weigh(stems, counts);
}

function weigh(stems: readonly KnownStem[], counts: readonly number[]): Weights {
  const weights = new Map<string, number>();
  let squares = 0;
  stems.forEach((known, at) => {
    const weight = weightOf(known, counts[at]);
    weights.set(known.stem, weight);
    squares += weight * weight;
  });
  return { weights, norm: Math.sqrt(squares) || 1 };
}

function weightOf({ rarity }: KnownStem, count = 1): number {
  return count === 1 ? rarity : (1 + Math.log(count)) * rarity;
}

/** Adds the vector at a place to a sum. */
function addVector(sum: Float32Array, space: WordSpace, place: number, weight: number): void {
  const start = place * space.dimensions;
  for (let at = 0; at < space.dimensions; at += 1) {
    sum[at] = (sum[at] ?? 0) + weight * (space.vectors[start + at] ?? 0);
  }
}
