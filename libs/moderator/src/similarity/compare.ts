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

/**
 * 0 … 1 each: the share of what `whole` says that `text` says, where a related word counts as much as it is related, and
 * the share of what `text` says that `whole` says.
 */
export function relatedCoverages(
  space: WordSpace,
  text: Profile,
  whole: Profile,
): [ofWhole: number, ofText: number] {
  const closestOfWhole = new Float64Array(whole.places.length);
  const closestOfText = new Float64Array(text.places.length);
  for (let row = 0; row < closestOfWhole.length; row += 1) {
    const place = whole.places[row] ?? 0;
    let closest = 0;
    for (let column = 0; column < closestOfText.length; column += 1) {
      const related = relatedness(space, place, text.places[column] ?? 0);
      if (related > closest) closest = related;
      if (related > (closestOfText[column] ?? 0)) closestOfText[column] = related;
    }
    closestOfWhole[row] = closest;
  }
  return [covered(space, whole, text, closestOfWhole), covered(space, text, whole, closestOfText)];
}

/** `closest`: for each place of `whole`, how closely the nearest word of `text` is related to it. */
function covered(space: WordSpace, whole: Profile, text: Profile, closest: Float64Array): number {
  let sum = 0;
  let place = 0;
  for (const stem of whole.weights.keys()) {
    const related = space.places.has(stem) ? Math.min(1, closest[place++] ?? 0) : 0;
    sum += (text.weights.has(stem) ? 1 : related) * rarityOf(space, stem);
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
