import { CIVILITY_DATA } from '../../training/civility/rows.ts';
import { seededRandom } from '@rostrum/moderator/training';
import { flags, shareFigure, THRESHOLD } from '../civility/figures.ts';
import { DISGUISES } from '../civility/disguises.ts';
import { measureCivility, scoreText } from '../civility/measured.ts';
import type { EvaluationRow } from '../figure.ts';

/** Every nth caught text is disguised. */
const STEP = 12;

export const ROW: EvaluationRow = {
  name: 'obfuscation',
  data: CIVILITY_DATA,
  shares: 'folds of civility',
  measure: () => {
    const { rows, models } = measureCivility();
    const caught = rows
      .filter((row) => row.label !== 'clean' && row.text.length < 1_000 && flags('toxicity')(row))
      .filter((_, index) => index % STEP === 0);
    return DISGUISES.map(({ name, apply }) => {
      const random = seededRandom(29);
      const kept = new Set(
        caught.filter((row) => scoreText(models[row.fold], apply(row.text, random)).toxicity >= THRESHOLD),
      );
      return shareFigure(caught, (row) => kept.has(row), {
        head: 'disguises',
        figure: `still caught by toxicity: ${name}`,
        aim: { atLeast: 0.92 },
        reference: '.64–.996',
        note: 'if four letters in ten are digits or signs, words of two or three letters stay unreadable ("70" may be "to" or seventy).',
      });
    });
  },
};
