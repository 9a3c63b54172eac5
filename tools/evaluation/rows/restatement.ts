import { scoreDense } from '@rostrum/moderator/training';
import { groupedFolds, outOfFold } from '../../training/folds.ts';
import {
  RESTATEMENT_FILES,
  restatementExamples,
  trainRestatement,
} from '../../training/heads/restatement.ts';
import { wordSpaceWithout } from '../../training/heads/word-space.ts';
import { auc, bootstrap, pick } from '../../training/metrics.ts';
import { share, type EvaluationRow } from '../figure.ts';

export const ROW: EvaluationRow = {
  name: 'restatement',
  data: RESTATEMENT_FILES,
  measure: () => {
    const examples = restatementExamples(wordSpaceWithout(...RESTATEMENT_FILES));
    const labels = examples.map(({ y }) => y);
    const motions = examples.map(({ motion }) => motion);
    const scores = outOfFold(groupedFolds(motions), (places) => {
      const model = trainRestatement(places.flatMap((place) => examples[place] ?? []));
      return (place) => scoreDense(model, examples[place]?.x ?? []);
    });
    const all = { scores, labels };
    return [
      {
        head: 'restatement',
        figure:
          'AUC, another wording of a point against another point of the motion, debate_perspectrum, by motion',
        value: auc(all),
        interval: bootstrap(examples.length, (places) => auc(pick(all, places)), {
          groups: motions,
          draws: 100,
        }),
        trivial: `words in common ${share(auc({ scores: examples.map(({ x }) => x[0] ?? 0), labels }))}`,
        wordList: '–',
        aim: { atLeast: 0.85 },
        reference: 'none; the aim is ours',
      },
    ];
  },
};
