import { scoreDense, sigmoid, type DenseWeights, type WordSpace } from '@rostrum/moderator/training';
import type { DataFile } from '../data.ts';
import {
  ON_TOPIC_FILES,
  relevanceExamples,
  type RelevanceExample,
  RELEVANCE_FILES,
  type RelevanceFile,
} from '../debate/relevance-rows.ts';
import { trainDense } from '../dense.ts';
import type { TrainedHead } from '../head.ts';
import { wordSpaceWithout } from './word-space.ts';

/** How many accepted messages each of the models is trained with. */
export const AMOUNTS = { alone: 0, some: 3, many: 10 } as const;
/** The share of texts on topic that may be taken for off topic. */
const FALSE_ALARMS = 0.02;
/** A motion has 11 texts in one file and 235 in the other; each file counts equally. */
export const FILE_WEIGHT = { debate_kpa_arguments: 1, debate_perspectrum: 0.5 };
/** The files to leave out, so that the word space knows none of a file's texts. */
const TEXTS_OF: Record<RelevanceFile, readonly DataFile[]> = {
  debate_kpa_arguments: ['debate_kpa_arguments', 'debate_kpa_keypoints'],
  debate_perspectrum: ['debate_perspectrum'],
  quality_convarg_rank: ['quality_convarg_rank'],
};

/** A model of texts under their motion or another, with `said` messages before; from all files or from all but one. */
export function trainRelevance(space: WordSpace, said: number, without?: RelevanceFile): DenseWeights {
  return trainDense(
    RELEVANCE_FILES.filter((file) => file !== without).flatMap((file) =>
      relevanceExamples(space, said, file).map((example) => ({ ...example, weight: FILE_WEIGHT[file] })),
    ),
  );
}

type ReadByWords = { examples: RelevanceExample[]; scores: number[] };
const READ = new Map<string, ReadByWords>();

/** The texts of a file with scores, 0 … 1, of a model and a word space that know none of them; read once, as it takes seconds. */
export function relevanceWithout(file: RelevanceFile, said: number): ReadByWords {
  const key = `${file} ${said}`;
  const read = READ.get(key) ?? readWithout(file, said);
  READ.set(key, read);
  return read;
}

function readWithout(file: RelevanceFile, said: number): ReadByWords {
  const space = wordSpaceWithout(...TEXTS_OF[file]);
  const model = trainRelevance(space, said, file);
  const examples = relevanceExamples(space, said, file);
  return { examples, scores: examples.map(({ x }) => sigmoid(scoreDense(model, x))) };
}

/** The value below which at most 2 % of the on-topic texts of any file lie. */
export function offTopicBelow(said: number): number {
  const thresholds = ON_TOPIC_FILES.map((file) => {
    const { examples, scores } = relevanceWithout(file, said);
    const onTopic = scores.filter((_, at) => examples[at]?.y === 1).toSorted((one, other) => one - other);
    return onTopic[Math.floor(onTopic.length * FALSE_ALARMS)] ?? 0;
  });
  return Number(Math.min(...thresholds).toPrecision(4));
}

export const HEAD: TrainedHead = {
  name: 'relevance',
  data: [...ON_TOPIC_FILES, 'debate_kpa_keypoints'],
  train: () => {
    const weights = Object.fromEntries(
      Object.entries(AMOUNTS).map(([amount, said]) => [
        amount,
        { ...trainRelevance(wordSpaceWithout(), said), offTopicBelow: offTopicBelow(said) },
      ]),
    );
    return [{ name: 'relevance', weights }];
  },
};
