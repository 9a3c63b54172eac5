import { scoreDense } from '@rostrum/moderator/training';
import { relevanceExamples, RELEVANCE_FILES } from '../../training/debate/relevance-rows.ts';
import { groupedFolds, outOfFold } from '../../training/folds.ts';
import { trainRelevance } from '../../training/heads/relevance.ts';
import { wordSpaceWithout } from '../../training/heads/word-space.ts';
import { auc, bootstrap, pick } from '../../training/metrics.ts';
import { share, type EvaluationRow, type Figure } from '../figure.ts';

const AIMS = [
  { said: 0, atLeast: 0.92, reference: '.90' },
  { said: 3, atLeast: 0.955, reference: '.94' },
  { said: 10, atLeast: 0.98, reference: '.97' },
];
/** Words in common with the motion: what counting words alone tells. */
const TRIVIAL_FEATURE = 0;

export const ROW: EvaluationRow = {
  name: 'relevance',
  data: RELEVANCE_FILES,
  measure: () => {
    const space = wordSpaceWithout('debate_kpa_arguments', 'debate_kpa_keypoints');
    return AIMS.map(({ said, atLeast, reference }): Figure => {
      const examples = relevanceExamples(space, said, ['debate_kpa_arguments']);
      const motions = examples.map(({ motion }) => motion);
      const labels = examples.map(({ y }) => y);
      const scores = outOfFold(groupedFolds(motions), (places) => {
        const model = trainRelevance(places.flatMap((place) => examples[place] ?? []));
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
    });
  },
};
