import { CIVILITY_DATA } from '../../training/civility/rows.ts';
import { bootstrap } from '../../training/metrics.ts';
import { flags, shareFigure } from '../civility/figures.ts';
import { measureCivility, wordList, type MeasuredRow } from '../civility/measured.ts';
import { share, type EvaluationRow, type Figure } from '../figure.ts';

const head = 'identity attack';
const isHateful = ({ label }: MeasuredRow) => label.endsWith('_h');
const isOwnHateful = ({ label }: MeasuredRow) => label === 'hateful';
const isRight = (row: MeasuredRow) => flags('identityAttack')(row) === isHateful(row);
const listIsRight = (row: MeasuredRow) => (wordList(row) === 1) === isHateful(row);

export const ROW: EvaluationRow = {
  name: 'identity-attack',
  data: CIVILITY_DATA,
  shares: 'folds of civility',
  measure: () => {
    const all = measureCivility().rows;
    const rows = all.filter(({ source }) => source === 'hatecheck');
    const own = all.filter(({ source }) => source === 'groups');
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
        note: 'a hundred and forty turns of phrase written from sentences of our own moved it by nothing (.750); what did were 3,700 forms of sentences to train on, for and against, and features of how words stand to a group. Nobody read a template, but the figure was in view while forms and limits were chosen.',
      }),
      ofFunctions(rows, 'mean over the 29 functions', { atLeast: 0.86 }, (places) =>
        mean(byFunction(places)),
      ),
      ofFunctions(rows, 'the worst of the 29 functions', { atLeast: 0.5 }, (places) =>
        Math.min(...byFunction(places)),
      ),
      shareFigure(own.filter(isOwnHateful), flags('identityAttack'), {
        head,
        figure: 'found, own sentences against groups, by form',
        aim: { atLeast: 0.6 },
        reference: 'none; the aim is ours',
        trivial: 'always 1.000',
        wordListHolds: (row) => wordList(row) === 1,
        note: 'a form says in a few common words what the next one says in others, so the rest reveal only half of it. More forms did not find a larger share (.53 with 2,200 and with 3,300 at one limit on fair forms), since the later ones are harder. Deeper trees and kinds of words by people’s aims changed nothing.',
      }),
      shareFigure(
        own.filter((row) => !isOwnHateful(row)),
        flags('identityAttack'),
        {
          head,
          figure: 'false alarms, own sentences that argue, report, quote or refute, by form',
          aim: { atMost: 0.05 },
          reference: 'none; the aim is ours',
          trivial: 'never 0',
          wordListHolds: (row) => wordList(row) === 1,
          note: 'they were written to look like attacks.',
        },
      ),
    ];
  },
};

/** The rules were written while looking at the other templates; this quarter was left alone. */
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
