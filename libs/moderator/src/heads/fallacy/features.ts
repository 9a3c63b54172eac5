import { countKinds } from '../../lexicon/lexeme.ts';
import { WORD_KINDS } from '../../lexicon/word-kinds.ts';
import { remembering } from '../../base/remembering.ts';
import { concatenate, hashFeature, type SparseVector } from '../../base/sparse-vector.ts';
import { wordsInFolded } from '../../text/plain-words.ts';
import type { Analysis } from '../../text/analysis.ts';
import { createPrefilter } from '../../prefilter/prefilter.ts';
import { CUES } from './cues.ts';

/** A cue that occurs, and how much it counts. */
export type FoundCue = { name: string; value: number };

const CUE_VALUE = 0.8;
const LENGTH = 'how long it is';
const KINDS = WORD_KINDS.map((kind) => `words about ${kind}`);
const LONGEST = 6_000;

const cuesThatMayOccur = createPrefilter(CUES);

/** The cues in a text: phrases, and words by subject. */
export function cuesIn({ folded, plain, trigrams }: Analysis): FoundCue[] {
  const text = folded.text.slice(0, LONGEST);
  const words = text.length < folded.text.length ? wordsInFolded(text) : plain;
  const cues: FoundCue[] = [{ name: LENGTH, value: Math.min(1, Math.log(1 + words.length) / 6) }];
  const add = (name: string, count: number) => {
    if (count > 0) cues.push({ name, value: CUE_VALUE * Math.min(1, Math.log(1 + count) / 2) });
  };
  for (const { name, expression } of cuesThatMayOccur(trigrams)) {
    add(name, text.match(expression)?.length ?? 0);
  }
  const counts = countKinds(words);
  KINDS.forEach((name, kind) => add(name, counts[kind] ?? 0));
  return cues;
}

export function cueVector(cues: readonly FoundCue[]): SparseVector {
  const vector = { ids: new Uint32Array(cues.length), values: new Float32Array(cues.length) };
  cues.forEach(({ name, value }, at) => {
    vector.ids[at] = hashCue(name);
    vector.values[at] = value;
  });
  return vector;
}

/** Words, pairs and parts of words of a text, with the cues in it. */
export function fallacyVector(analysis: Analysis): SparseVector {
  return concatenate(analysis.grams, cueVector(cuesIn(analysis)));
}

export const hashCue = remembering(200, (name: string) => hashFeature(`cue ${name}`));

/** Log-odds of a fallacy from the general model and those for each kind, with equal weight. */
export function combineMargins(any: number, kinds: readonly number[]): number {
  return (any + Math.log(kinds.reduce((sum, margin) => sum + Math.exp(margin), 0))) / 2;
}
