import { WEIGHTS } from '../../model-weights/fallacy.ts';
import {
  decodeLinear,
  scoreLinear,
  sigmoid,
  type LinearModel,
  type LinearWeights,
} from '../../models/linear-model.ts';
import { spanOf, type Analysis } from '../../text/analysis.ts';
import { signed, type Finding } from '../finding.ts';
import { FALLACIES, FALLACY_NAMES, type Fallacy } from './cues.ts';
import { combineMargins, cuesIn, fallacyVector, hashCue } from './features.ts';

/** Whether there is a fallacy at all, and one model for each kind. `threshold`: 0 … 1, where the head begins to speak. */
export type FallacyWeights = { any: LinearWeights; kinds: LinearWeights[]; threshold: number };

export type FallacyFinding = Finding<'fallacy'> & { label: Fallacy };

type Models = { any: LinearModel; kinds: LinearModel[] };
let models: Models | undefined;

function read(): Models {
  models ??= { any: decodeLinear(WEIGHTS.any), kinds: WEIGHTS.kinds.map(decodeLinear) };
  return models;
}

/**
 * Whether a text reasons in a way that is often called a fallacy, and in which. A hint to look again, never an
 * accusation: it misses most, and people themselves disagree about what is one.
 */
export function detectFallacy(analysis: Analysis): FallacyFinding {
  const { any, kinds } = read();
  const cues = cuesIn(analysis.folded.text);
  const vector = fallacyVector(analysis, cues);
  const margins = kinds.map((kind) => scoreLinear(kind, vector));
  const score = sigmoid(combineMargins(scoreLinear(any, vector), margins));
  const best = margins.indexOf(Math.max(...margins));
  const label = FALLACIES[best] ?? 'authority';
  const flag = score >= WEIGHTS.threshold;
  return {
    kind: 'fallacy',
    label,
    score,
    flag,
    spans: flag ? [spanOf(analysis, 0, Math.max(1, analysis.tokens.length))] : [],
    reason: flag
      ? `Possible ${FALLACY_NAMES[label]}: worth a second look, not a verdict.`
      : 'Nothing here is often called a fallacy.',
    features: cues
      .map(({ name, value }) => ({ name, share: value * weightOf(kinds[best], name) }))
      .filter(({ share }) => share > 0)
      .toSorted((one, other) => other.share - one.share)
      .slice(0, 3)
      .map(({ name, share }) => ({ label: name, value: signed(share) })),
  };
}

function weightOf(model: LinearModel | undefined, cue: string): number {
  return model ? (model.weights[hashCue(cue) & (model.weights.length - 1)] ?? 0) : 0;
}
