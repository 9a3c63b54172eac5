import { CIVILITY_DATA } from '../../training/civility/rows.ts';
import { bootstrap } from '../../training/metrics.ts';
import { flags, shareFigure } from '../civility/figures.ts';
import { measureCivility, wordList, type MeasuredRow } from '../civility/measured.ts';
import { share, type EvaluationRow, type Figure } from '../figure.ts';

const head = 'identity attack';
const isHateful = ({ label }: MeasuredRow) => label.endsWith('_h');
const isRight = (row: MeasuredRow) => flags('identityAttack')(row) === isHateful(row);
const listIsRight = (row: MeasuredRow) => (wordList(row) === 1) === isHateful(row);

export const ROW: EvaluationRow = {
  name: 'identity-attack',
  data: CIVILITY_DATA,
  measure: () => {
    const rows = measureCivility().rows.filter(({ source }) => source === 'hatecheck');
    const always = `always ${share(rows.filter(isHateful).length / rows.length)}`;
    const byFunction = (places: readonly MeasuredRow[]) => [...rightByFunction(places).values()];
    return [
      shareFigure(rows, isRight, {
        head,
        figure: 'accuracy, civility_hatecheck, by template',
        aim: { atLeast: 0.86 },
        reference: 'rules .80, learned .63, Perspective .77',
        trivial: always,
        wordListHolds: listIsRight,
        note: 'the rules were written with three quarters of the templates in view; see the line for the others.',
      }),
      shareFigure(rows.filter(wasNeverRead), isRight, {
        head,
        figure: 'the same on the quarter of the templates that nobody read',
        aim: { atLeast: 0.8 },
        reference: 'rules .80',
        trivial: always,
        wordListHolds: listIsRight,
        note: 'nothing that is not hateful is flagged there; what is missed are whole templates whose turn of phrase no rule and no training row has. Fifty more turns of phrase, written from 234 sentences of our own, find 29 of 40 fresh ones instead of 10, and none of these.',
      }),
      ofFunctions(rows, 'mean over the 29 functions', { atLeast: 0.86 }, (places) =>
        mean(byFunction(places)),
      ),
      ofFunctions(rows, 'the worst of the 29 functions', { atLeast: 0.5 }, (places) =>
        Math.min(...byFunction(places)),
      ),
    ];
  },
};

/** The rules were written with the other templates on the screen; this quarter was left alone. */
function wasNeverRead({ group }: MeasuredRow): boolean {
  let hash = 0x811c9dc5;
  for (const character of `t${group.replace('hatecheck-', '')}`)
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return (hash >>> 0) % 4 === 3;
}

function rightByFunction(rows: readonly MeasuredRow[]): Map<string, number> {
  const counts = new Map<string, { right: number; all: number }>();
  for (const row of rows) {
    const count = counts.get(row.label) ?? { right: 0, all: 0 };
    counts.set(row.label, { right: count.right + (isRight(row) ? 1 : 0), all: count.all + 1 });
  }
  return new Map([...counts].map(([name, { right, all }]) => [name, right / all]));
}

function ofFunctions(
  rows: readonly MeasuredRow[],
  figure: string,
  aim: Figure['aim'],
  value: (rows: readonly MeasuredRow[]) => number,
): Figure {
  const [worst] = [...rightByFunction(rows)].toSorted(([, one], [, other]) => one - other);
  return {
    head,
    figure,
    value: value(rows),
    interval: bootstrap(rows.length, (places) => value(places.flatMap((place) => rows[place] ?? [])), {
      groups: rows.map(({ group }) => group),
    }),
    trivial: 'always .500',
    wordList: '–',
    aim,
    reference: 'Perspective .48 on what is not hateful',
    note: `the weakest is ${worst?.[0] ?? 'none'}.`,
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
