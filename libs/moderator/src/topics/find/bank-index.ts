import type { CaseFile } from '@rostrum/domain';
import { plainWords } from '../../text/plain-words.ts';

/** The meaning of a motion and of its background, as unit vectors, in the order of the bank. */
export type BankVectors = { motions: readonly Float32Array[]; backgrounds: readonly Float32Array[] };

/** `likeness`: how near its meaning alone is, 0 without meanings. */
export type NearMotion = { file: CaseFile; score: number; likeness: number };

export type BankIndex = {
  /** Every motion, nearest first. `meaning` is the interest's vector; without it only words count. */
  nearest: (words: string, meaning: Float32Array | undefined) => NearMotion[];
};

/** How much a shared word says, by its place in the case file. */
const WEIGHTS = { motion: 1, terms: 0.7, background: 0.5, claims: 0.4, rest: 0.25 } as const;
/** How much of the background's meaning counts, beside the motion's. */
const BACKGROUND_SHARE = 0.5;
/** Words of an interest that are compared: its rarest. */
const WORDS_MOST = 40;

/**
 * From these scores a motion is about the same thing: with meaning, by words alone, and the nearest to a long text, whose words
 * are spread. They were chosen on the open interests: docs/measurements.md.
 */
export const NEAR = { withMeaning: 1.15, likeness: 0.5, byWords: 0.6, ofText: 0.8 } as const;

/** The bank with what is needed to search it. Without vectors it is searched by words alone. */
export function openBankIndex(bank: readonly CaseFile[], vectors: BankVectors | undefined): BankIndex {
  const places = bank.map(wordWeights);
  const rarity = rarities(places);
  return {
    nearest: (words, meaning) => {
      const asked = rarest(stemsOf(words), rarity);
      const whole = asked.reduce((sum, stem) => sum + rarity(stem), 0) || 1;
      return bank
        .map((file, at) => {
          const shared = asked.reduce((sum, stem) => sum + rarity(stem) * (places[at]?.get(stem) ?? 0), 0);
          const alike = likeness(vectors?.motions[at], meaning);
          const background = BACKGROUND_SHARE * likeness(vectors?.backgrounds[at], meaning);
          return { file, score: shared / whole + alike + background, likeness: alike };
        })
        .toSorted((one, other) => other.score - one.score);
    },
  };
}

function likeness(one: Float32Array | undefined, other: Float32Array | undefined): number {
  let sum = 0;
  if (one && other) for (let at = 0; at < other.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

export function stemsOf(text: string): string[] {
  return [...new Set(plainWords(text).flatMap(({ stem, isContent }) => (isContent ? [stem] : [])))];
}

function wordWeights(file: CaseFile): ReadonlyMap<string, number> {
  const sides = [...file.arguments.for, ...file.arguments.against];
  const texts = {
    rest: sides.flatMap(({ why, so, example, answer }) => [why, so, example, answer]).join(' '),
    claims: sides.map(({ claim }) => claim).join(' '),
    background: [file.background, ...file.terms.map(({ meaning }) => meaning)].join(' '),
    terms: file.terms.map(({ term }) => term).join(' '),
    motion: file.motion,
  };
  const weights = new Map<string, number>();
  for (const [part, text] of Object.entries(texts)) {
    for (const stem of stemsOf(text)) weights.set(stem, WEIGHTS[part as keyof typeof texts]);
  }
  return weights;
}

const RARITY_MOST = 6;

function rarities(places: readonly ReadonlyMap<string, number>[]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const weights of places)
    for (const stem of weights.keys()) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return (stem) => Math.min(RARITY_MOST, Math.log(1 + places.length / ((counts.get(stem) ?? 0) + 0.5)));
}

function rarest(stems: readonly string[], rarity: (stem: string) => number): string[] {
  return stems.toSorted((one, other) => rarity(other) - rarity(one)).slice(0, WORDS_MOST);
}
