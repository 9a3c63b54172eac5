import { readThreads, THREAD_FILES } from '../debate/thread-rows.ts';
import type { TrainedHead } from '../head.ts';
import { threadFeaturesByMeaning, threadTexts } from '../reader/answers.ts';
import { trainingEncoder } from '../reader/training-encoder.ts';
import { vectorsOf } from '../reader/vectors.ts';
import { trainAnswers } from './answers.ts';
import { wordSpaceWithout } from './word-space.ts';

/** The reader of answers. It depends on the encoder as the second reader does, so all of them have one name. */
export const HEAD: TrainedHead = {
  name: 'reader',
  data: THREAD_FILES,
  train: async () => {
    const encoder = trainingEncoder();
    const space = wordSpaceWithout();
    const threads = THREAD_FILES.flatMap((file) => readThreads(file));
    const vectorOf = await vectorsOf(encoder, threadTexts(threads));
    const featured = threads.map((thread) => ({
      answered: thread.answered,
      rows: threadFeaturesByMeaning(space, thread, vectorOf),
    }));
    return [{ name: 'answer-reader', weights: { encoder: encoder.id, ...trainAnswers(featured) } }];
  },
};
