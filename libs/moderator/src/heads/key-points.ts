import { scoreDense } from '../models/dense-model.ts';
import { sigmoid } from '../models/linear-model.ts';
import { WEIGHTS } from '../model-weights/key-points.ts';
import { wordSpace } from '../similarity/space.ts';
import { keyPointFeatures } from './key-point-features.ts';

/** How well a text covers each key point, 0 … 1 each, in order. */
export function matchKeyPoints(text: string, keyPoints: readonly string[], motion = ''): number[] {
  return keyPointFeatures(wordSpace(), text, keyPoints, motion).map((row) =>
    sigmoid(scoreDense(WEIGHTS, row)),
  );
}
