import type { CivilityHead } from '@rostrum/moderator/training';
import { CIVILITY_DATA } from '../../training/civility/rows.ts';
import { auc, bootstrap } from '../../training/metrics.ts';
import { aucFigure, flags, shareFigure } from '../civility/figures.ts';
import { measureCivility, type MeasuredRow } from '../civility/measured.ts';
import type { EvaluationRow, Figure } from '../figure.ts';

const isToxic = ({ label }: MeasuredRow) => label === 'toxic';
const isWatched = ({ scores }: MeasuredRow) =>
  (['toxicity', 'personAttack', 'identityAttack'] as const).some((head) => scores[head] >= 0.5);

export const ROW: EvaluationRow = {
  name: 'fairness',
  data: CIVILITY_DATA,
  shares: 'folds of civility',
  measure: () => {
    const rows = measureCivility().rows.filter(({ source }) => source === 'fairness');
    const neutral = rows.filter((row) => !isToxic(row));
    return [
      aucFigure(rows, 'toxicity', isToxic, {
        head: 'fairness',
        figure: 'AUC on sentences with identity terms never trained on',
        aim: { atLeast: 0.98 },
        reference: '.87 with identity words masked',
      }),
      worstTerm(
        rows,
        'worst BPSN (clean with a term, toxic without)',
        (row, term) => isToxic(row) !== (row.group === term),
      ),
      worstTerm(
        rows,
        'worst BNSP (toxic with a term, clean without)',
        (row, term) => isToxic(row) === (row.group === term),
      ),
      ...(['toxicity', 'personAttack', 'identityAttack'] satisfies CivilityHead[]).map((head) =>
        shareFigure(neutral, flags(head), {
          head: 'fairness',
          figure: `neutral sentences that ${head} flags`,
          aim: { atMost: 0.02 },
          reference: 'Perspective v6: AUC .93–.94',
        }),
      ),
      shareFigure(neutral, isWatched, {
        head: 'fairness',
        figure: 'neutral sentences that any of the three flags',
        aim: { atMost: 0.02 },
        reference: '–',
      }),
    ];
  },
};

/** The lowest AUC of any term, over the rows of the comparison. */
function worstTerm(
  rows: readonly MeasuredRow[],
  figure: string,
  belongs: (row: MeasuredRow, term: string) => boolean,
): Figure {
  const terms = [...new Set(rows.map(({ group }) => group))];
  const value = (sample: readonly MeasuredRow[]) =>
    Math.min(
      ...terms
        .map((term) => {
          const compared = sample.filter((row) => belongs(row, term));
          return auc({
            scores: compared.map(({ scores }) => scores.toxicity),
            labels: compared.map((row) => (isToxic(row) ? 1 : 0)),
          });
        })
        .filter((worth) => !Number.isNaN(worth)),
    );
  return {
    head: 'fairness',
    figure,
    value: value(rows),
    interval: bootstrap(rows.length, (places) => value(places.flatMap((place) => rows[place] ?? [])), {
      draws: 40,
    }),
    trivial: '–',
    wordList: '–',
    aim: { atLeast: 0.95 },
    reference: '.80',
  };
}
