import { WEIGHTS as DIRECTION_WEIGHTS } from '../../model-weights/stance-direction.ts';
import { WEIGHTS } from '../../model-weights/stance.ts';
import { decodeLinear, type LinearModel } from '../../models/linear-model.ts';
import { hashFeature } from '../../models/sparse-vector.ts';
import { plainWords, wordsInFolded } from '../../similarity/plain-words.ts';
import type { Analysis } from '../../text/analysis.ts';
import { signed } from '../finding.ts';
import { readDirection } from './direction.ts';
import { stanceFeatures, type MotionReading } from './features.ts';

/** On which side of a motion a text seems to be. */
export type StanceFinding = {
  kind: 'stance';
  label: 'for' | 'against' | 'unclear';
  /** −1, surely against, to 1, surely for. */
  score: number;
  features: { label: string; value: string }[];
};

/** Below this the text could be on either side. */
const UNCLEAR = 0.2;
const DECISIVE = 4;

let text: LinearModel | undefined;
let direction: LinearModel | undefined;

/** Which side a text takes, by its words and the direction of the motion. It is wrong about one time in four. */
export function detectStance({ folded }: Analysis, motion: string): StanceFinding {
  text ??= decodeLinear(WEIGHTS);
  direction ??= decodeLinear(DIRECTION_WEIGHTS);
  const reading = readDirection(plainWords(motion), direction);
  const shares = sharesOf(wordsInFolded(folded.text), reading, text);
  const margin = text.bias + [...shares.values()].reduce((sum, share) => sum + share, 0);
  const score = shares.size > 0 ? Math.tanh(margin / 2) : 0;
  return {
    kind: 'stance',
    label: Math.abs(score) < UNCLEAR ? 'unclear' : score > 0 ? 'for' : 'against',
    score,
    features: [...shares]
      .toSorted(([, one], [, other]) => Math.abs(other) - Math.abs(one))
      .slice(0, DECISIVE)
      .map(([name, share]) => ({ label: name, value: signed(share) })),
  };
}

/** How much each word or phrase moved the score, in log-odds, all its readings together. */
function sharesOf(words: readonly string[], motion: MotionReading, { weights }: LinearModel): Map<string, number> {
  const shares = new Map<string, number>();
  if (words.length === 0) return shares;
  for (const { name, value } of stanceFeatures(words, motion)) {
    const share = (weights[hashFeature(name) & (weights.length - 1)] ?? 0) * value;
    const [shown = ''] = name.split(' · ');
    shares.set(shown, (shares.get(shown) ?? 0) + share);
  }
  return shares;
}
