import { CIVILITY_DATA } from '../../training/civility/rows.ts';
import { aucFigure, f1Figure } from '../civility/figures.ts';
import { measureCivility } from '../civility/measured.ts';
import type { EvaluationRow } from '../figure.ts';

export const ROW: EvaluationRow = {
  name: 'person-attack',
  data: CIVILITY_DATA,
  shares: 'folds of civility',
  measure: () => {
    const { rows } = measureCivility();
    const isAttack = ({ source, label }: (typeof rows)[number]) => source === 'cmv' && label === 'ad_hominem';
    const last = rows.filter(({ source }) => source === 'cmv');
    const answered = rows.filter(
      (row) => isAttack(row) || (row.source === 'before' && row.label === 'ad_hominem'),
    );
    const head = 'personal attack';
    return [
      aucFigure(last, 'personAttack', isAttack, {
        head,
        figure: 'AUC, civility_cmv, by thread',
        aim: { atLeast: 0.9 },
        reference: '.86 linear, .88 with trees',
        note: 'firm disagreement, neutral posts and arguments are counter-examples in training, so that calm speech stays unflagged.',
      }),
      aucFigure(answered, 'personAttack', isAttack, {
        head,
        figure: 'AUC against the message just before it',
        aim: { atLeast: 0.8 },
        reference: '.78',
      }),
      f1Figure(last, 'personAttack', isAttack, {
        head,
        figure: 'F1 at the threshold, civility_cmv',
        aim: { atLeast: 0.75 },
        reference: 'word lists .45–.50',
      }),
    ];
  },
};
