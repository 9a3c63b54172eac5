import { WEIGHTS } from '../../model-weights/fallacy.ts';
import {
  decodeLinear,
  scoresLinear,
  sigmoid,
  weightAt,
  type LinearModel,
} from '../../models/linear-model.ts';
import { spanOf, type Analysis } from '../../text/analysis.ts';
import { bandOf, signed, type Finding } from '../finding.ts';
import { FALLACIES, type Fallacy } from './cues.ts';
import { combineMargins, cuesIn, cueVector, hashCue } from './features.ts';

export type FallacyFinding = Finding<'fallacy'> & { label: Fallacy };

/** The models of all kinds, that for any fallacy first. */
let models: readonly LinearModel[] | undefined;

function read(): readonly LinearModel[] {
  models ??= [WEIGHTS.any, ...WEIGHTS.kinds].map(decodeLinear);
  return models;
}

/**
 * Whether a text contains reasoning that is often called a fallacy, and which. A hint to look again, never an
 * accusation: it misses most, and people disagree about them.
 */
export function detectFallacy(analysis: Analysis): FallacyFinding {
  const cues = cuesIn(analysis);
  const [any = 0, ...margins] = scoresLinear(read(), analysis.grams, cueVector(cues));
  const score = sigmoid(combineMargins(any, margins));
  const best = margins.indexOf(Math.max(...margins));
  const kind = read()[best + 1];
  const label = FALLACIES[best] ?? 'authority';
  const flag = score >= WEIGHTS.threshold;
  return {
    kind: 'fallacy',
    label,
    score,
    flag,
    band: bandOf(score),
    spans: flag ? [spanOf(analysis, 0, Math.max(1, analysis.tokens.length))] : [],
    reason: flag ? label : 'noFallacy',
    features: cues
      .map(({ name, value }) => ({ name, share: kind ? value * weightAt(kind, hashCue(name)) : 0 }))
      .filter(({ share }) => share > 0)
      .toSorted((one, other) => other.share - one.share)
      .slice(0, 3)
      .map(({ name, share }) => ({ label: name, value: signed(share) })),
  };
}
