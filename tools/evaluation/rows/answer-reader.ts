import { bundledEncoder } from '@rostrum/encoder';
import { readThreads, THREAD_FILES } from '../../training/debate/thread-rows.ts';
import { wordSpaceWithout } from '../../training/heads/word-space.ts';
import { threadFeaturesByMeaning, threadTexts } from '../../training/reader/answers.ts';
import { vectorsOf } from '../../training/reader/vectors.ts';
import type { EvaluationRow } from '../figure.ts';
import { topOneFigures } from './answers.ts';

const NOTE =
  'the features of the words, the cosine of the two texts, and its lead over the best of the others.';

/** Which message is answered, by words and by meaning: as the map of a report is drawn. */
export const ROW: EvaluationRow = {
  name: 'answer-reader',
  data: THREAD_FILES,
  shares: 'words of threads',
  measure: async () => {
    const space = wordSpaceWithout(...THREAD_FILES);
    const threads = THREAD_FILES.flatMap((file) => readThreads(file));
    const vectorOf = await vectorsOf(bundledEncoder(), threadTexts(threads));
    const featured = threads.map((thread) => ({
      ...thread,
      rows: threadFeaturesByMeaning(space, thread, vectorOf),
    }));
    return topOneFigures(featured, 'by words and meaning', NOTE);
  },
};
