import { rarityOf, type Profile } from './profile.ts';
import type { WordSpace } from './word-space.ts';

/** 0 … 1: how alike two texts are by the words that both use, the rare ones first. */
export function sharedWords(one: Profile, other: Profile): number {
  const [few, many] = one.weights.size < other.weights.size ? [one, other] : [other, one];
  let sum = 0;
  for (const [stem, weight] of few.weights) sum += weight * (many.weights.get(stem) ?? 0);
  return sum / (one.norm * other.norm);
}

/** 0 … 1: the share of what `whole` says, by rarity, that `text` says in the same words. */
export function coverage(space: WordSpace, text: Profile, whole: Profile): number {
  let covered = 0;
  for (const stem of whole.weights.keys()) if (text.weights.has(stem)) covered += rarityOf(space, stem);
  return covered / whole.rarity;
}

/** 0 … 1: the same where a related word counts as much as it is related. */
export function relatedCoverage(space: WordSpace, text: Profile, whole: Profile): number {
  let covered = 0;
  for (const stem of whole.weights.keys()) {
    const share = text.weights.has(stem) ? 1 : closest(space, space.places.get(stem), text.places);
    covered += share * rarityOf(space, stem);
  }
  return covered / whole.rarity;
}

/** How closely the nearest of some words is related to one word: 0 … 1. */
function closest(space: WordSpace, place: number | undefined, places: readonly number[]): number {
  if (place === undefined) return 0;
  let best = 0;
  for (const other of places) best = Math.max(best, relatedness(space, place, other));
  return Math.min(1, best);
}

/** The cosine of two words. */
export function relatedness({ vectors, dimensions }: WordSpace, one: number, other: number): number {
  const [first, second] = [one * dimensions, other * dimensions];
  let sum = 0;
  for (let at = 0; at < dimensions; at += 1) sum += (vectors[first + at] ?? 0) * (vectors[second + at] ?? 0);
  return sum;
}
