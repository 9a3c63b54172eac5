import { sharedWords } from '../similarity/compare.ts';
import { pairFeatures, PAIR_FEATURES } from '../similarity/pair.ts';
import { stemsIn, type Profile } from '../similarity/profile.ts';
import { innerProduct, toLengthOne, type WordSpace } from '../similarity/word-space.ts';

/** The names of the relevance features, in order. The last six exist only with earlier messages. */
export const RELEVANCE_FEATURES: readonly string[] = [
  ...PAIR_FEATURES.map((name) => `${name}, compared with the motion`),
  'length',
  'words that were said before',
  'words in common with everything said before',
  'words in common with the most similar message',
  'words from the same field as the most similar message',
  'words from the same field as everything said before',
  'average of words in common with the messages',
];

/** Earlier messages that were accepted as part of the debate, as one. */
export type Said = {
  profiles: readonly Profile[];
  counts: Map<string, number>;
  norm: number;
  direction: Float32Array;
};

export function gatherSaid(space: WordSpace, profiles: readonly Profile[]): Said {
  const counts = new Map<string, number>();
  const direction = new Float32Array(space.dimensions);
  for (const profile of profiles) {
    for (const stem of profile.weights.keys()) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    profile.direction.forEach((value, at) => {
      direction[at] = (direction[at] ?? 0) + value;
    });
  }
  const knownStem = stemsIn(space);
  let squares = 0;
  for (const [stem, count] of counts) squares += (count * knownStem(stem).rarity) ** 2;
  return { profiles, counts, norm: Math.sqrt(squares) || 1, direction: toLengthOne(direction) };
}

/** Six features with the motion alone, twelve with earlier messages. */
export function relevanceFeatures(space: WordSpace, text: Profile, motion: Profile, said: Said): number[] {
  const withMotion = [...pairFeatures(space, text, motion), Math.log(1 + text.length)];
  return said.profiles.length === 0 ? withMotion : [...withMotion, ...withSaid(text, motion, said)];
}

function withSaid(text: Profile, motion: Profile, said: Said): number[] {
  let [known, alike] = [0, 0];
  for (const { stem, rarity } of text.stems) {
    const count = said.counts.get(stem) ?? 0;
    if (count > 0 || motion.weights.has(stem)) known += rarity;
    alike += rarity * rarity * count;
  }
  const shared = said.profiles.map((profile) => sharedWords(text, profile));
  const fields = said.profiles.map((profile) => innerProduct(text.direction, profile.direction));
  return [
    known / text.rarity,
    alike / (said.norm * text.norm),
    Math.max(...shared),
    Math.max(...fields),
    innerProduct(text.direction, said.direction),
    shared.reduce((sum, value) => sum + value, 0) / shared.length,
  ];
}
