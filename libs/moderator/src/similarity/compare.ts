import type { Profile, Weights } from './profile.ts';
import type { WordSpace } from './word-space.ts';

/** 0 … 1: how alike two texts are by the words that both use, the rare ones first. */
export function sharedWords(one: Weights, other: Weights): number {
  const [few, many] = one.weights.size < other.weights.size ? [one, other] : [other, one];
  let sum = 0;
  for (const [stem, weight] of few.weights) sum += weight * (many.weights.get(stem) ?? 0);
  // Rounding may put a text slightly above its similarity to itself.
  return Math.min(1, sum / (one.norm * other.norm));
}

/** 0 … 1: the share of `whole`, weighted by rarity, that `text` says in the same words. */
export function coverage(text: Profile, whole: Profile): number {
  let covered = 0;
  for (const { stem, rarity } of whole.stems) if (text.weights.has(stem)) covered += rarity;
  return covered / whole.rarity;
}

/** How many vectors are compared at once: the processor adds several sums in the time of one. */
const AT_ONCE = 4;

/**
 * 0 … 1 each: the share of `whole` that `text` covers, counting related words by their similarity, and the share of
 * `text` that `whole` covers.
 */
export function relatedCoverages(
  space: WordSpace,
  text: Profile,
  whole: Profile,
): [ofWhole: number, ofText: number] {
  const [rows, columns] = [whole.places.length, text.places.length];
  closestOfWhole = emptied(closestOfWhole, rows);
  closestOfText = emptied(closestOfText, columns + AT_ONCE);
  for (let row = 0; row < rows; row += 1) {
    let closest = 0;
    for (let column = 0; column < columns; column += AT_ONCE) {
      const related = cosines(space, whole.places[row] ?? 0, text.places, column);
      for (let next = 0; next < AT_ONCE; next += 1) {
        const one = related[next] ?? 0;
        if (one > closest) closest = one;
        if (one > (closestOfText[column + next] ?? 0)) closestOfText[column + next] = one;
      }
    }
    closestOfWhole[row] = closest;
  }
  return [covered(whole, text, closestOfWhole), covered(text, whole, closestOfText)];
}

/** Room that the next comparison uses again. */
let [closestOfWhole, closestOfText] = [new Float64Array(64), new Float64Array(64)];

function emptied(room: Float64Array<ArrayBuffer>, length: number): Float64Array<ArrayBuffer> {
  return room.length < length ? new Float64Array(2 * length) : room.fill(0, 0, length);
}

/**
 * The cosines of one word and `AT_ONCE` consecutive others, in an array that the next call overwrites; if there are
 * fewer, the last one repeats.
 */
function cosines(
  { vectors, dimensions }: WordSpace,
  one: number,
  others: Int32Array,
  first: number,
): Float64Array {
  const last = others.length - 1;
  const start = one * dimensions;
  const from0 = (others[first] ?? 0) * dimensions;
  const from1 = (others[Math.min(first + 1, last)] ?? 0) * dimensions;
  const from2 = (others[Math.min(first + 2, last)] ?? 0) * dimensions;
  const from3 = (others[Math.min(first + 3, last)] ?? 0) * dimensions;
  let [sum0, sum1, sum2, sum3] = [0, 0, 0, 0];
  for (let at = 0; at < dimensions; at += 1) {
    const value = vectors[start + at] ?? 0;
    sum0 += value * (vectors[from0 + at] ?? 0);
    sum1 += value * (vectors[from1 + at] ?? 0);
    sum2 += value * (vectors[from2 + at] ?? 0);
    sum3 += value * (vectors[from3 + at] ?? 0);
  }
  COSINES[0] = sum0;
  COSINES[1] = sum1;
  COSINES[2] = sum2;
  COSINES[3] = sum3;
  return COSINES;
}
const COSINES = new Float64Array(AT_ONCE);

/** `closest`: for each word of `whole` that the word space knows, how closely the nearest word of `text` is related to it. */
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
