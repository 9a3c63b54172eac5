import type { CivilityHead } from '@rostrum/moderator/training';
import { CIVILITY_DATA } from '../../training/civility/rows.ts';
import { flags, shareFigure } from '../civility/figures.ts';
import { measureCivility, wordList } from '../civility/measured.ts';
import type { EvaluationRow } from '../figure.ts';

const HEADS: readonly CivilityHead[] = ['toxicity', 'personAttack', 'identityAttack'];

export const ROW: EvaluationRow = {
  name: 'clean-debate',
  data: CIVILITY_DATA,
  shares: 'folds of civility',
  measure: () => {
    const { rows } = measureCivility();
    return (['kpa', 'perspectrum'] as const).flatMap((source) => {
      const clean = rows.filter((row) => row.source === source);
      const words = (figure: string) => ({
        head: 'false alarms',
        figure: `${figure}, ${source}, by motion`,
        aim: { atMost: 0.007 },
        reference: '.011–.017',
        trivial: 'never 0',
        wordListHolds: (row: (typeof clean)[number]) => wordList(row) === 1,
      });
      return [
        ...HEADS.map((head) => shareFigure(clean, flags(head), words(head))),
        shareFigure(clean, (row) => HEADS.some((head) => flags(head)(row)), {
          ...words('any of the three'),
          aim: { atMost: 0.012 },
        }),
      ];
    });
  },
};
