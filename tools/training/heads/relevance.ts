import { scoreDense, sigmoid, type DenseWeights } from '@rostrum/moderator/training';
import { relevanceExamples, RELEVANCE_FILES, type RelevanceExample } from '../debate/relevance-rows.ts';
import { trainDense } from '../dense.ts';
import type { TrainedHead } from '../head.ts';
import { wordSpaceWithout } from './word-space.ts';

/** How many accepted messages each of the models is trained with. */
export const AMOUNTS = { alone: 0, some: 3, many: 10 } as const;
/** The share of texts on topic that may be taken for off topic. */
const FALSE_ALARMS = 0.02;
/** A motion has 11 texts in one file and 235 in the other; each file counts as much as the other. */
const FILE_WEIGHT = { debate_kpa_arguments: 1, debate_perspectrum: 0.5 };

export type RelevanceModel = DenseWeights & { offTopicBelow: number };

export function trainRelevance(examples: readonly RelevanceExample[]): RelevanceModel {
  const model = trainDense(examples.map((example) => ({ ...example, weight: FILE_WEIGHT[example.file] })));
  const onTopic = examples
    .filter(({ y }) => y === 1)
    .map(({ x }) => sigmoid(scoreDense(model, x)))
    .toSorted((one, other) => one - other);
  const below = onTopic[Math.floor(onTopic.length * FALSE_ALARMS)] ?? 0;
  return { ...model, offTopicBelow: Number(below.toPrecision(4)) };
}

export const HEAD: TrainedHead = {
  name: 'relevance',
  data: RELEVANCE_FILES,
  train: () => {
    const space = wordSpaceWithout();
    const weights = Object.fromEntries(
      Object.entries(AMOUNTS).map(([amount, said]) => [
        amount,
        trainRelevance(relevanceExamples(space, said)),
      ]),
    );
    return [{ name: 'relevance', weights }];
  },
};
