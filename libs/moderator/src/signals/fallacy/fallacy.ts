import { WEIGHTS } from '../../model-weights/fallacy.ts';
import { decodeLinear, sigmoid, type LinearModel, type LinearWeights } from '../../models/linear-model.ts';
import type { SparseVector } from '../../models/sparse-vector.ts';
import { spanOf, type Analysis } from '../../text/analysis.ts';
import { signed, type Finding } from '../finding.ts';
import { FALLACIES, FALLACY_NAMES, type Fallacy } from './cues.ts';
import { combineMargins, cuesIn, fallacyVector, hashCue } from './features.ts';

/** Whether there is a fallacy at all, and one model for each kind. `threshold`: 0 … 1, where the head begins to speak. */
export type FallacyWeights = { any: LinearWeights; kinds: LinearWeights[]; threshold: number };

export type FallacyFinding = Finding<'fallacy'> & { label: Fallacy };

/** All models side by side, so that a feature is looked up once: `width` weights a bucket, the one for any first. */
type Models = { width: number; mask: number; biases: number[]; weights: Float32Array };
let models: Models | undefined;

function read(): Models {
  models ??= sideBySide([WEIGHTS.any, ...WEIGHTS.kinds].map(decodeLinear));
  return models;
}

function sideBySide(all: readonly LinearModel[]): Models {
  const buckets = all[0]?.weights.length ?? 0;
  const weights = new Float32Array(buckets * all.length);
  all.forEach((model, place) => {
    for (let bucket = 0; bucket < buckets; bucket += 1) {
      weights[bucket * all.length + place] = model.weights[bucket] ?? 0;
    }
  });
  return { width: all.length, mask: buckets - 1, biases: all.map(({ bias }) => bias), weights };
}

/** The log-odds of every model. */
function scoreAll({ width, mask, biases, weights }: Models, { ids, values }: SparseVector): number[] {
  const margins = biases.slice();
  for (let index = 0; index < ids.length; index += 1) {
    const start = ((ids[index] ?? 0) & mask) * width;
    const value = values[index] ?? 0;
    for (let place = 0; place < width; place += 1) {
      margins[place] = (margins[place] ?? 0) + (weights[start + place] ?? 0) * value;
    }
  }
  return margins;
}

/**
 * Whether a text reasons in a way that is often called a fallacy, and in which. A hint to look again, never an
 * accusation: it misses most, and people themselves disagree about what is one.
 */
export function detectFallacy(analysis: Analysis): FallacyFinding {
  const cues = cuesIn(analysis);
  const vector = fallacyVector(analysis, cues);
  const [any = 0, ...margins] = scoreAll(read(), vector);
  const score = sigmoid(combineMargins(any, margins));
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
      .map(({ name, value }) => ({ name, share: value * weightOf(read(), best, name) }))
      .filter(({ share }) => share > 0)
      .toSorted((one, other) => other.share - one.share)
      .slice(0, 3)
      .map(({ name, share }) => ({ label: name, value: signed(share) })),
  };
}

function weightOf({ width, mask, weights }: Models, kind: number, cue: string): number {
  return weights[(hashCue(cue) & mask) * width + kind + 1] ?? 0;
}
