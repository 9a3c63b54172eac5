import type { Lexeme } from '../lexicon/lexeme.ts';
import { pairFeatures } from '../similarity/pair.ts';
import { plainWords } from '../text/plain-words.ts';
import { profileOf, type Profile } from '../similarity/profile.ts';
import type { WordSpace } from '../similarity/word-space.ts';

type Read = { whole: Profile; own: Profile; parts: Set<string>; pairs: Set<string> };

/** One row of features for each key point: how well a text covers that point. The words of the motion count less. */
export function keyPointFeatures(
  space: WordSpace,
  text: string,
  keyPoints: readonly string[],
  motion: string,
): number[][] {
  const subject = profileOf(space, plainWords(motion));
  const said = read(space, text, subject);
  const points = keyPoints.map((point) => read(space, point, subject));
  return points.map((point) => featuresOf(space, said, point, points));
}

function featuresOf(space: WordSpace, said: Read, point: Read, points: readonly Read[]): number[] {
  const shared = overlap(point.parts, said.parts);
  return [
    ...pairFeatures(space, said.whole, point.whole),
    ...pairFeatures(space, said.own, point.own),
    shared / Math.max(1, point.parts.size),
    shared / Math.sqrt(Math.max(1, point.parts.size * said.parts.size)),
    overlap(point.pairs, said.pairs),
    coveredRarity(said.own, point.own),
    coveredDistinctly(said.own, point.own, points),
    Math.log(1 + said.whole.length),
    Math.log(1 + point.own.length),
  ];
}

/** The share of the rarity of a key point, squared, that a text has too. */
function coveredRarity(text: Profile, point: Profile): number {
  let [covered, whole] = [0, 0];
  for (const { stem, rarity } of point.stems) {
    const weight = rarity ** 2;
    whole += weight;
    if (text.weights.has(stem)) covered += weight;
  }
  return whole === 0 ? 0 : covered / whole;
}

/** The same, with more weight for words that few key points share. */
function coveredDistinctly(text: Profile, point: Profile, points: readonly Read[]): number {
  let [covered, whole] = [0, 0];
  for (const { stem, rarity } of point.stems) {
    const holders = points.filter(({ own }) => own.weights.has(stem)).length;
    const weight = rarity * Math.log((points.length + 1) / holders);
    whole += weight;
    if (text.weights.has(stem)) covered += weight;
  }
  return whole === 0 ? 0 : covered / whole;
}

function read(space: WordSpace, text: string, subject: Profile): Read {
  const words = plainWords(text);
  const stems = words.map(({ stem }) => stem);
  return {
    whole: profileOf(space, words),
    own: profileOf(space, words, subject.weights),
    parts: partsOf(words),
    pairs: new Set(stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`)),
  };
}

const PART = 4;

function partsOf(words: readonly Lexeme[]): Set<string> {
  const parts = new Set<string>();
  for (const { word } of words) {
    const bounded = ` ${word} `;
    for (let at = 0; at + PART <= bounded.length; at += 1) parts.add(bounded.slice(at, at + PART));
  }
  return parts;
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let count = 0;
  for (const value of one) if (other.has(value)) count += 1;
  return count;
}
