import { bundledEncoder } from '@rostrum/encoder';
import { ON_TOPIC_FILES } from '../../training/debate/relevance-rows.ts';
import { HEAD } from '../../training/heads/relevance.ts';
import { bootstrap } from '../../training/metrics.ts';
import {
  backdropMotions,
  offTopicByMeaning,
  packBackdrop,
  readTopics,
  suspectBelow,
  topicScoresWithout,
  topicTexts,
} from '../../training/reader/topic.ts';
import { vectorsOf } from '../../training/reader/vectors.ts';
import type { EvaluationRow, Figure } from '../figure.ts';

const AIMS = [
  { said: 0, atLeast: 0.55 },
  { said: 3, atLeast: 0.55 },
  { said: 10, atLeast: 0.55 },
];
const NOTE =
  'a cosine has to stand out from the cosines with 70 other motions; by itself it found .14, .28 and .27 at the threshold that holds in every file.';

/** Off topic where the words and the meaning agree. */
export const ROW: EvaluationRow = {
  name: 'topic-reader',
  data: HEAD.data,
  shares: 'relevance',
  measure: async () => {
    const motions = backdropMotions();
    const texts = AIMS.flatMap(({ said }) => topicTexts(said));
    const vectorOf = await vectorsOf(bundledEncoder(), [...motions, ...texts]);
    const backdrop = packBackdrop(motions.map(vectorOf));
    return AIMS.flatMap(({ said, atLeast }) =>
      figuresOf(said, atLeast, readTopics(said, vectorOf, backdrop)),
    );
  },
};

function figuresOf(said: number, atLeast: number, data: ReturnType<typeof readTopics>): Figure[] {
  const suspects = suspectBelow(data);
  const below = offTopicByMeaning(data, suspects);
  const texts = ON_TOPIC_FILES.flatMap((file) => {
    const scores = topicScoresWithout(file, data, suspects);
    return data[file].map(({ y, motion, byWords }, at) => ({
      file,
      y,
      motion,
      flag: (scores[at] ?? 1) < below ? 1 : 0,
      waits: byWords < suspects ? 1 : 0,
    }));
  });
  const share = (kind: 'flag' | 'waits', those: typeof texts) => {
    const rate = (places: readonly number[]) =>
      places.reduce((sum, place) => sum + (those[place]?.[kind] ?? 0), 0) / Math.max(1, places.length);
    return {
      value: rate([...those.keys()]),
      interval: bootstrap(those.length, rate, { groups: those.map(({ motion }) => motion), draws: 100 }),
    };
  };
  const onTopic = texts.filter(({ y }) => y === 1);
  const offTopic = texts.filter(({ y }) => y === 0);
  const where = `with meaning, ${said} accepted messages, three files of debates, each by a model of the others`;
  const ours = { head: 'off topic', trivial: 'never 0', wordList: '–', reference: 'none; the aim is ours' };
  const byFile = ON_TOPIC_FILES.map((file) => {
    const those = (all: typeof texts) =>
      share(
        'flag',
        all.filter((text) => text.file === file),
      ).value.toFixed(3);
    return `${file} ${those(onTopic)} and ${those(offTopic)}`;
  });
  return [
    { ...ours, figure: `false alarms ${where}`, ...share('flag', onTopic), aim: { atMost: 0.02 } },
    {
      ...ours,
      figure: `texts of another motion that are flagged ${where}`,
      ...share('flag', offTopic),
      aim: { atLeast },
      note: `${NOTE} False alarms and found by file: ${byFile.join('; ')}.`,
    },
    {
      ...ours,
      figure: `texts on topic that wait ${where}`,
      ...share('waits', onTopic),
      aim: { atMost: 0.15 },
    },
  ];
}
