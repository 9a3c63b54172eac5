import type { DenseWeights } from '@rostrum/moderator/training';
import { THREAD_FILES, readThreads, threadFeatures, type Thread } from '../debate/thread-rows.ts';
import { trainDense } from '../dense.ts';
import type { TrainedHead } from '../head.ts';
import { wordSpaceWithout } from './word-space.ts';

const COST = 0.05;
const PASSES = 10;

export type FeaturedThread = Pick<Thread, 'answered'> & { rows: number[][] };

export function trainAnswers(threads: readonly FeaturedThread[]): DenseWeights {
  const examples = threads.flatMap(({ rows, answered }) =>
    rows.map((x, place) => ({ x, y: place === answered ? (1 as const) : (0 as const) })),
  );
  return trainDense(examples, COST, PASSES);
}

export const HEAD: TrainedHead = {
  name: 'answers',
  data: THREAD_FILES,
  train: () => {
    const space = wordSpaceWithout();
    const threads = THREAD_FILES.flatMap((file) => readThreads(file));
    const featured = threads.map((thread) => ({
      answered: thread.answered,
      rows: threadFeatures(space, thread),
    }));
    return [{ name: 'answers', weights: trainAnswers(featured) }];
  },
};
