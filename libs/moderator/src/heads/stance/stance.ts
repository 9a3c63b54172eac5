import { WEIGHTS as DIRECTION_WEIGHTS } from '../../model-weights/stance-direction.ts';
import { WEIGHTS } from '../../model-weights/stance.ts';
import { decodeLinear, type LinearModel } from '../../models/linear-model.ts';
import { remembering } from '../../base/remembering.ts';
import { strongestPlaces } from '../../models/strongest.ts';
import { plainWords } from '../../text/plain-words.ts';
import type { Analysis } from '../../text/analysis.ts';
import { signed } from '../finding.ts';
import { readDirection } from './direction.ts';
import { nameOf, shareOf, whatIsSaid, type MotionReading, type Points } from './features.ts';

/** The side of a motion that a text seems to support. */
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
const motionOf = remembering(100, (motion: string) => {
  direction ??= decodeLinear(DIRECTION_WEIGHTS);
  return readDirection(plainWords(motion), direction);
});

/** Which side a text takes, by its words and the direction of the motion. It is wrong about one time in four. */
export function detectStance({ plain: words }: Analysis, motion: string): StanceFinding {
  text ??= decodeLinear(WEIGHTS);
  const reading = motionOf(motion);
  const said = words.length > 0 ? whatIsSaid(words, reading) : undefined;
  const shares = said ? sharesOf(said, reading, text) : new Float64Array();
  const margin = text.bias + shares.reduce((sum, share) => sum + share, 0);
  const score = said ? Math.tanh(margin / 2) : 0;
  return {
    kind: 'stance',
    label: Math.abs(score) < UNCLEAR ? 'unclear' : score > 0 ? 'for' : 'against',
    score,
    features: strongestPlaces(shares, DECISIVE).map((at) => ({
      label: said ? nameOf(said, at, words) : '',
      value: signed(shares[at] ?? 0),
    })),
  };
}

/** How much each point moved the score, in log-odds, over all its readings. */
function sharesOf({ hashes, values }: Points, motion: MotionReading, model: LinearModel): Float64Array {
  const shares = new Float64Array(hashes.length);
  for (let at = 0; at < hashes.length; at += 1) {
    shares[at] = shareOf(hashes[at] ?? 0, values[at] ?? 0, motion, model);
  }
  return shares;
}
