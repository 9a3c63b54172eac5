import { concatenate, hashFeature, type SparseVector } from '../../models/sparse-vector.ts';
import type { Analysis } from '../../text/analysis.ts';
import { CUES } from './cues.ts';

const CUE_VALUE = 0.6;
const LONGEST = 6_000;

/** The cues of a folded text that occur, with how much they count. */
export function cuesIn(folded: string): { name: string; value: number }[] {
  const text = folded.slice(0, LONGEST);
  return CUES.flatMap(([name, expression]) => {
    const count = text.match(expression)?.length ?? 0;
    return count === 0 ? [] : [{ name, value: CUE_VALUE * Math.min(1, Math.log(1 + count) / 2) }];
  });
}

/** Words, pairs and parts of words of a text, with the cues in it. */
export function fallacyVector(
  { grams, folded }: Pick<Analysis, 'grams' | 'folded'>,
  cues = cuesIn(folded.text),
): SparseVector {
  return concatenate(grams, {
    ids: Uint32Array.from(cues, ({ name }) => hashCue(name)),
    values: Float32Array.from(cues, ({ value }) => value),
  });
}

export function hashCue(name: string): number {
  return hashFeature(`cue ${name}`);
}

/** Log-odds of a fallacy from what the model for any says and what those for each kind say; the two count alike. */
export function combineMargins(any: number, kinds: readonly number[]): number {
  return (any + Math.log(kinds.reduce((sum, margin) => sum + Math.exp(margin), 0))) / 2;
}
