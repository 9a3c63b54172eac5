import { VECTORS_AT_ONCE, type Profile } from './profile.ts';
import type { WordSpace } from './word-space.ts';

/** 0 … 1: how alike two texts are by the words that both use, the rare ones first. */
export function sharedWords(one: Profile, other: Profile): number {
  const [few, many] = one.weights.size < other.weights.size ? [one, other] : [other, one];
  let sum = 0;
  for (const [stem, weight] of few.weights) sum += weight * (many.weights.get(stem) ?? 0);
  return sum / (one.norm * other.norm);
}

/** 0 … 1: the share of what `whole` says, by rarity, that `text` says in the same words. */
export function coverage(text: Profile, whole: Profile): number {
  let covered = 0;
  for (const { stem, rarity } of whole.stems) if (text.weights.has(stem)) covered += rarity;
  return covered / whole.rarity;
}

/**
 * 0 … 1 each: the share of what `whole` says that `text` says, where a related word counts as much as it is related, and
 * the share of what `text` says that `whole` says.
 */
export function relatedCoverages(
  { dimensions }: WordSpace,
  text: Profile,
  whole: Profile,
): [ofWhole: number, ofText: number] {
  const closestOfWhole = new Float64Array(whole.vectors.length / dimensions);
  const closestOfText = new Float64Array(text.vectors.length / dimensions);
  for (let row = 0; row < closestOfWhole.length; row += 1) {
    let closest = 0;
    for (let column = 0; column < closestOfText.length; column += VECTORS_AT_ONCE) {
      const related = cosines(dimensions, whole.vectors, row, text.vectors, column);
      for (let next = 0; next < VECTORS_AT_ONCE; next += 1) {
        const one = related[next] ?? 0;
        if (one > closest) closest = one;
        if (one > (closestOfText[column + next] ?? 0)) closestOfText[column + next] = one;
      }
    }
    closestOfWhole[row] = closest;
  }
  return [covered(whole, text, closestOfWhole), covered(text, whole, closestOfText)];
}

/** The cosines of one vector and of `VECTORS_AT_ONCE` others in a row, in an array that the next call writes over. */
function cosines(
  dimensions: number,
  vectors: Float64Array,
  one: number,
  others: Float64Array,
  first: number,
): Float64Array {
  const [start, from] = [one * dimensions, first * dimensions];
  const [from1, from2, from3] = [from + dimensions, from + 2 * dimensions, from + 3 * dimensions];
  let [sum0, sum1, sum2, sum3] = [0, 0, 0, 0];
  for (let at = 0; at < dimensions; at += 1) {
    const value = vectors[start + at] ?? 0;
    sum0 += value * (others[from + at] ?? 0);
    sum1 += value * (others[from1 + at] ?? 0);
    sum2 += value * (others[from2 + at] ?? 0);
    sum3 += value * (others[from3 + at] ?? 0);
  }
  COSINES[0] = sum0;
  COSINES[1] = sum1;
  COSINES[2] = sum2;
  COSINES[3] = sum3;
  return COSINES;
}
const COSINES = new Float64Array(VECTORS_AT_ONCE);

/** `closest`: for each vector of `whole`, how closely the nearest word of `text` is related to it. */
function covered(whole: Profile, text: Profile, closest: Float64Array): number {
  let sum = 0;
  let vector = 0;
  for (const { stem, place, rarity } of whole.stems) {
    const related = place < 0 ? 0 : Math.min(1, closest[vector++] ?? 0);
    sum += (text.weights.has(stem) ? 1 : related) * rarity;
  }
  return sum / whole.rarity;
}

/** The cosine of two words. */
export function relatedness({ vectors, dimensions }: WordSpace, one: number, other: number): number {
  const [first, second] = [one * dimensions, other * dimensions];
  let sum = 0;
  for (let at = 0; at < dimensions; at += 1) sum += (vectors[first + at] ?? 0) * (vectors[second + at] ?? 0);
  return sum;
}
