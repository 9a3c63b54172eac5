import { coverage, relatedCoverages, sharedWords } from './compare.ts';
import type { Profile } from './profile.ts';
import { innerProduct, type WordSpace } from './word-space.ts';

/** In the order of `pairFeatures`. */
export const PAIR_FEATURES = [
  'words in common',
  'share of the other text covered by the same words',
  'share of the other text covered by related words',
  'share of this text covered by related words in the other text',
  'words from the same field',
] as const;

/** How a text relates to another, all 0 … 1 but the last, which is −1 … 1. */
export function pairFeatures(space: WordSpace, text: Profile, other: Profile): number[] {
  return [
    sharedWords(text, other),
    coverage(text, other),
    ...relatedCoverages(space, text, other),
    innerProduct(text.direction, other.direction),
  ];
}
