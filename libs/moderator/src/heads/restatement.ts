import { WEIGHTS } from '../model-weights/restatement.ts';
import { scoreDense, strongestShares } from '../models/dense-model.ts';
import { sigmoid } from '../models/linear-model.ts';
import { wordSpace } from '../similarity/space.ts';
import type { Analysis } from '../text/analysis.ts';
import { bandOf, signed, type Finding } from './finding.ts';
import { RESTATEMENT_FEATURES, restatementFeatures } from './restatement-features.ts';

/** "You want us all to starve" is no fair restatement, however many words it shares: exaggeration takes this much. */
const MOCKERY = 1.5;
const THRESHOLD = 0.5;

/**
 * Whether a text restates a claim of the other side fairly, as far as the words show: it says the same and reverses
 * nothing. The claim's author decides; this only selects what to ask about. `motion`: the subject of both, if known.
 */
export function detectRestatement(
  { original, plain }: Analysis,
  claim: string,
  motion = '',
): Finding<'restatement'> {
  const row = restatementFeatures(wordSpace(), original, claim, motion, plain);
  const mocks = row.at(-1) === 1;
  const score = sigmoid(scoreDense(WEIGHTS, row) - (mocks ? MOCKERY : 0));
  const flag = score >= THRESHOLD;
  const shares = strongestShares(WEIGHTS, row, RESTATEMENT_FEATURES).map(({ label, share }) => ({
    label,
    value: signed(share),
  }));
  return {
    kind: 'restatement',
    score,
    flag,
    band: bandOf(score),
    spans: [],
    reason: flag ? 'restates' : 'restatesNothing',
    features: mocks ? [{ label: 'mocks or exaggerates', value: signed(-MOCKERY) }, ...shares] : shares,
  };
}
