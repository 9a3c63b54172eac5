import type { DenseWeights } from '@rostrum/moderator/training';
import { KEY_POINT_FILES, keyPointExamples, type KeyPointExample } from '../debate/key-point-rows.ts';
import { trainDense } from '../dense.ts';
import type { TrainedHead } from '../head.ts';
import { wordSpaceWithout } from './word-space.ts';

/** Learns from the pairs that the judges agreed on. */
export function trainKeyPoints(examples: readonly KeyPointExample[]): DenseWeights {
  return trainDense(
    examples.flatMap(({ x, match }) =>
      match === undefined ? [] : [{ x, y: match ? (1 as const) : (0 as const) }],
    ),
  );
}

export const HEAD: TrainedHead = {
  name: 'key-points',
  data: KEY_POINT_FILES,
  train: () => [{ name: 'key-points', weights: trainKeyPoints(keyPointExamples(wordSpaceWithout())) }],
};
