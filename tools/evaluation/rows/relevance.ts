import { scoreDense } from '@rostrum/moderator/training';
import { ON_TOPIC_FILES, relevanceExamples } from '../../training/debate/relevance-rows.ts';
import { trainDense } from '../../training/dense.ts';
import { groupedFolds, outOfFold } from '../../training/folds.ts';
import { HEAD, offTopicBelow, relevanceWithout } from '../../training/heads/relevance.ts';
import { wordSpaceWithout } from '../../training/heads/word-space.ts';
import { auc, bootstrap, pick } from '../../training/metrics.ts';
import { share, type EvaluationRow, type Figure } from '../figure.ts';

const AIMS = [
  { said: 0, atLeast: 0.92, reference: '.90', noticed: 0.1 },
  { said: 3, atLeast: 0.955, reference: '.94', noticed: 0.3 },
  { said: 10, atLeast: 0.98, reference: '.97', noticed: 0.5 },
];
/** Words shared with the motion: the word-count baseline. */
const TRIVIAL_FEATURE = 0;
const OURS = { wordList: '–', reference: 'none; the aim is ours' };

export const ROW: EvaluationRow = {
  name: 'relevance',
  data: HEAD.data,
  shares: 'relevance',
  measure: () => [
    ...AIMS.map(rankFigure),
    ...AIMS.flatMap(({ said, noticed }) => flagFigures(said, noticed)),
  ],
};

function rankFigure({ said, atLeast, reference }: (typeof AIMS)[number]): Figure {
  const space = wordSpaceWithout('debate_kpa_arguments', 'debate_kpa_keypoints');
  const examples = relevanceExamples(space, said, 'debate_kpa_arguments');
  const motions = examples.map(({ motion }) => motion);
  const labels = examples.map(({ y }) => y);
  const scores = outOfFold(groupedFolds(motions), (places) => {
    const model = trainDense(places.flatMap((place) => examples[place] ?? []));
    return (place) => scoreDense(model, examples[place]?.x ?? []);
  });
  const all = { scores, labels };
  const trivial = auc({ scores: examples.map(({ x }) => x[TRIVIAL_FEATURE] ?? 0), labels });
  return {
    head: 'relevance',
    figure: `AUC, own motion against another with ${said} accepted messages, debate_kpa, by motion`,
    value: auc(all),
    interval: bootstrap(examples.length, (places) => auc(pick(all, places)), {
      groups: motions,
      draws: 100,
    }),
    trivial: `words in common with the motion ${share(trivial)}`,
    wordList: '–',
    aim: { atLeast },
    reference,
  };
}

/** The threshold's effect on texts of three files, each by a model and a word space that know none of them. */
function flagFigures(said: number, noticed: number): Figure[] {
  const below = offTopicBelow(said);
  const texts = ON_TOPIC_FILES.flatMap((file) => {
    const { examples, scores } = relevanceWithout(file, said);
    return examples.map(({ y, motion }, at) => ({
      isOnTopic: y === 1,
      motion,
      flag: (scores[at] ?? 0) < below ? 1 : 0,
    }));
  });
  const flagged = (isOnTopic: boolean) => {
    const those = texts.filter((text) => text.isOnTopic === isOnTopic);
    const rate = (places: readonly number[]) =>
      places.reduce((sum, place) => sum + (those[place]?.flag ?? 0), 0) / Math.max(1, places.length);
    return {
      value: rate([...those.keys()]),
      interval: bootstrap(those.length, rate, { groups: those.map(({ motion }) => motion), draws: 100 }),
    };
  };
  const where = `with ${said} accepted messages, three files of debates, each by a model of the others`;
  return [
    {
      head: 'off topic',
      figure: `false alarms ${where}`,
      ...flagged(true),
      trivial: 'never 0',
      aim: { atMost: 0.02 },
      ...OURS,
    },
    {
      head: 'off topic',
      figure: `texts of another motion that are flagged ${where}`,
      ...flagged(false),
      trivial: 'never 0',
      aim: { atLeast: noticed },
      ...OURS,
      note: 'the threshold has to hold where people answer each other, and their on-topic answers often share no word with the motion. With the texts of one file alone it was six to sixteen times as high, and took 37 of 100 lines of the exam for off topic.',
    },
  ];
}
