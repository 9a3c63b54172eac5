import { WEIGHTS } from '../../model-weights/quality.ts';
import { scoreDense, strongestShares } from '../../models/dense-model.ts';
import { decodeLinear, scoreLinear, sigmoid, type LinearModel } from '../../models/linear-model.ts';
import { plainWords } from '../../text/plain-words.ts';
import { wordSpace } from '../../similarity/space.ts';
import type { Analysis } from '../../text/analysis.ts';
import { englishWords } from '../../lexicon/english-words.ts';
import { signed } from '../finding.ts';
import { QUALITY_FEATURES, qualityFeatures, qualityWords } from './features.ts';

/**
 * How convincing readers are likely to find an argument, relative to others on the same side; never shown as a mark.
 */
export type QualityFinding = { kind: 'quality'; score: number; features: { label: string; value: string }[] };

let words: LinearModel | undefined;

/** 0 … 1, only for comparing texts: it has no meaning by itself. It measures form, not truth. */
export function rateQuality({ original, plain }: Analysis, motion = ''): QualityFinding {
  words ??= decodeLinear(WEIGHTS.words);
  const knowledge = { vocabulary: englishWords(), space: wordSpace() };
  const row = qualityFeatures(original, plain, knowledge, plainWords(motion));
  const margin = scoreDense(WEIGHTS.form, row) + scoreLinear(words, qualityWords(plain));
  return {
    kind: 'quality',
    score: sigmoid(margin),
    features: strongestShares(WEIGHTS.form, row, QUALITY_FEATURES).map(({ label, share }) => ({
      label,
      value: signed(share),
    })),
  };
}
