import type { TrainedHead } from '../head.ts';
import {
  backdropMotions,
  offTopicByMeaning,
  packBackdrop,
  readTopics,
  suspectBelow,
  topicTexts,
  trainTopic,
} from '../reader/topic.ts';
import { trainingEncoder } from '../reader/training-encoder.ts';
import { vectorsOf } from '../reader/vectors.ts';
import { AMOUNTS, HEAD as RELEVANCE } from './relevance.ts';

/** The reader of topics. It depends on the encoder as the second reader does, so both have one name. */
export const HEAD: TrainedHead = {
  name: 'reader',
  data: RELEVANCE.data,
  train: async () => {
    const encoder = trainingEncoder();
    const motions = backdropMotions();
    const amounts = Object.entries(AMOUNTS);
    const texts = amounts.flatMap(([, said]) => topicTexts(said));
    const vectorOf = await vectorsOf(encoder, [...motions, ...texts]);
    const backdrop = packBackdrop(motions.map(vectorOf));
    const models = amounts.map(([amount, said]) => {
      const data = readTopics(said, vectorOf, backdrop);
      const suspects = suspectBelow(data);
      const limits = { suspectBelow: suspects, offTopicBelow: offTopicByMeaning(data, suspects) };
      return [amount, { ...trainTopic(data), ...limits }] as const;
    });
    const weights = { encoder: encoder.id, backdrop, ...Object.fromEntries(models) };
    return [{ name: 'topic-reader', weights }];
  },
};
