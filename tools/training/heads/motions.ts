import { WEIGHTS as READER } from '@rostrum/moderator/reader-weights';
import { createAnalyser, englishWords, sortOfMotion, type ReaderWeights } from '@rostrum/moderator/training';
import type { TrainedHead } from '../head.ts';
import { fitMotions } from '../motions/fit-motions.ts';
import { motionParts } from '../motions/motion-parts.ts';
import { hashOfLearned, motionRows, motionsOfRules } from '../motions/motion-row.ts';
import { trainingEncoder } from '../reader/training-encoder.ts';

/** The reader of motions. It asks the second reader, so that one is trained before it. */
export const HEAD: TrainedHead = {
  name: 'motions',
  data: [],
  train: async () => {
    const encoder = trainingEncoder();
    const reader: ReaderWeights = READER;
    const [rows, others] = [motionRows(), motionsOfRules()];
    const all = [...rows, ...others];
    const partsOf = await motionParts(
      encoder,
      reader,
      all.map(({ motion }) => motion),
    );
    const learnedFrom = hashOfLearned(all, reader);
    const analyse = createAnalyser(englishWords());
    const fitted = fitMotions({ rows, others, partsOf }, (motion) => sortOfMotion(analyse(motion)));
    const weights = { encoder: encoder.id, learnedFrom, ...fitted };
    return [{ name: 'motion-reader', weights }];
  },
};
