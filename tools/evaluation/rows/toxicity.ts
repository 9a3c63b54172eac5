import { CIVILITY_DATA } from '../../training/civility/rows.ts';
import { aucFigure, f1Figure } from '../civility/figures.ts';
import { measureCivility, type MeasuredRow } from '../civility/measured.ts';
import type { EvaluationRow } from '../figure.ts';

export const ROW: EvaluationRow = {
  name: 'toxicity',
  data: CIVILITY_DATA,
  shares: 'folds of civility',
  measure: () => {
    const { rows } = measureCivility();
    const of = (source: MeasuredRow['source']) => rows.filter((row) => row.source === source);
    const isOffensive = ({ label }: MeasuredRow) => label !== 'neither';
    const head = 'toxicity';
    return [
      aucFigure(of('davidson'), head, isOffensive, {
        head,
        figure: 'AUC, civility_davidson, repeats kept together',
        aim: { atLeast: 0.98 },
        reference: '.983',
      }),
      f1Figure(of('davidson'), head, isOffensive, {
        head,
        figure: 'F1 at the threshold, civility_davidson',
        aim: { atLeast: 0.93 },
        reference: 'word lists .83–.92',
        note: 'the threshold is the one that leaves calm debate alone; a lower one reaches .948 here.',
      }),
      aucFigure(of('toxigen'), head, ({ label }) => label === 'hate', {
        head,
        figure: 'AUC, civility_toxigen (implicit hate), repeats kept together',
        aim: { atLeast: 0.86 },
        reference: '.83',
        note: 'a linear model of this file alone reaches .84, or .85 with kinds of words. The head also serves posts and debates. Most missed texts contain no bad word, and finding them needs knowledge of the world.',
      }),
      aucFigure(of('cmv'), head, ({ label }) => label === 'ad_hominem', {
        head,
        figure: 'AUC, civility_cmv, by thread',
        aim: { atLeast: 0.8 },
        reference: '.68 for a model of tweets',
      }),
    ];
  },
};
