import { hashedWord, gramsOf } from '../base/ngrams.ts';
import type { SparseVector } from '../base/sparse-vector.ts';
import { KIND } from './language-data.ts';
import type { ReadWord } from './read-words.ts';
import { isMention } from './someone-elses-words.ts';

/** One placeholder for all groups of people, so that no model learns from the group that is named. */
const ANY_GROUP = 'anygroup';
const ANYBODY = 'anybody';
const THEM = KIND.group | KIND.slur;
const MOST_WORDS = 400;

/** What a model reads of a text: its words and their letters, what kinds of words they are, and what rules found. */
export function contemptFeatures(words: readonly ReadWord[], ruleLabels: readonly string[]): SparseVector {
  const read = words.slice(0, MOST_WORDS);
  const kinds = read.map(({ kinds: bits, isQuoted }) => hashedWord(`${bits}${isQuoted ? 'q' : ''}`));
  const found = ruleLabels.map((label) => hashedWord(`rule ${label}`));
  return gramsOf(
    [...read.map((word) => hashedWord(masked(word))), ...found.map(() => hashedWord(''))],
    [...kinds, ...found],
    [{ from: 0, to: read.length + found.length }],
  ).grams;
}

function masked({ folded, kinds }: ReadWord): string {
  if (kinds & THEM) return ANY_GROUP;
  return kinds & (KIND.name | KIND.user) ? ANYBODY : folded;
}

/** Whether a text speaks of a group of people, and whether in its own words: a model about contempt is asked for no other. */
export function speaksOfGroup(words: readonly ReadWord[]): 'itself' | 'mention' | 'no' {
  const at = words.findIndex(({ kinds }) => kinds & THEM);
  if (at < 0) return 'no';
  return isMention(words, { from: at, to: at + 1, gaps: [] }) ? 'mention' : 'itself';
}
