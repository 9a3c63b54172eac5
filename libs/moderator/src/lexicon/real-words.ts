import { WEIGHTS } from '../model-weights/real-words.ts';
import { decodeWords } from '../base/front-coding.ts';

/**
 * Words and names that look like a disguised abusive word: written with another letter, or two words as one. `words`: of an
 * ordinary dictionary, so they never hide anything, not even with an s. `names`: of people and places. `rude`: names of people that are abusive
 * words too. What a name means depends on where it stands. All are in lower case.
 */
export type RealWordsWeights = { words: string; names: string; rude: string };
export type RealWords = Readonly<Record<keyof RealWordsWeights, ReadonlySet<string>>>;

export const NO_REAL_WORDS: RealWords = { words: new Set(), names: new Set(), rude: new Set() };

let real: RealWords | undefined;

/** Decoded once for everyone who uses them. */
export function realWords(): RealWords {
  return (real ??= decodeRealWords(WEIGHTS));
}

function decodeRealWords({ words, names, rude }: RealWordsWeights): RealWords {
  return {
    words: new Set(decodeWords(words)),
    names: new Set(decodeWords(names)),
    rude: new Set(decodeWords(rude)),
  };
}
