import type { TrainedHead } from '../head.ts';
import { buildVocabulary, PROSE } from '../vocabulary.ts';

export const HEAD: TrainedHead = {
  name: 'vocabulary',
  data: PROSE,
  train: () => [{ name: 'vocabulary', weights: buildVocabulary() }],
};
