import type { CivilityHead } from '@rostrum/moderator/training';
import { atThreshold, auc, bootstrap, pick, type Scored } from '../../training/metrics.ts';
import { share, type Figure } from '../figure.ts';
import { wordList, type MeasuredRow } from './measured.ts';

/** From here on a head speaks: the one threshold of all its figures. */
export const THRESHOLD = 0.5;

type FigureLabels = Pick<Figure, 'head' | 'figure' | 'aim' | 'reference'> & { note?: string };

/** How well a head separates true rows from others. The baselines are length and a list of rude words. */
export function aucFigure(
  rows: readonly MeasuredRow[],
  head: CivilityHead,
  isTrue: (row: MeasuredRow) => boolean,
  words: FigureLabels,
): Figure {
  const labels = rows.map((row) => (isTrue(row) ? 1 : 0));
  const of = (score: (row: MeasuredRow) => number): Scored => ({ scores: rows.map(score), labels });
  const scored = of((row) => row.scores[head]);
  const byLength = auc(of((row) => row.text.length));
  return {
    ...words,
    value: auc(scored),
    interval: bootstrap(rows.length, (places) => auc(pick(scored, places)), {
      groups: rows.map(({ group }) => group),
    }),
    trivial: `length ${share(Math.max(byLength, 1 - byLength))}`,
    wordList: share(auc(of(wordList))),
  };
}

/** F1 of "the head speaks". The baselines are "always" and a list of rude words. */
export function f1Figure(
  rows: readonly MeasuredRow[],
  head: CivilityHead,
  isTrue: (row: MeasuredRow) => boolean,
  words: FigureLabels,
): Figure {
  const labels = rows.map((row) => (isTrue(row) ? 1 : 0));
  const scored = { scores: rows.map((row) => row.scores[head]), labels };
  return {
    ...words,
    value: atThreshold(scored, THRESHOLD).f1,
    interval: bootstrap(rows.length, (places) => atThreshold(pick(scored, places), THRESHOLD).f1, {
      groups: rows.map(({ group }) => group),
    }),
    trivial: `always ${share(atThreshold({ scores: rows.map(() => 1), labels }, THRESHOLD).f1)}`,
    wordList: share(atThreshold({ scores: rows.map(wordList), labels }, THRESHOLD).f1),
  };
}

/** The share of rows with a property. */
export function shareFigure(
  rows: readonly MeasuredRow[],
  holds: (row: MeasuredRow) => boolean,
  words: FigureLabels & { trivial?: string; wordListHolds?: (row: MeasuredRow) => boolean },
): Figure {
  const { trivial = '–', wordListHolds, ...rest } = words;
  const of = (places: readonly number[], check: (row: MeasuredRow) => boolean) =>
    places.filter((place) => rows[place] && check(rows[place])).length / places.length;
  const all = rows.map((_, place) => place);
  return {
    ...rest,
    value: of(all, holds),
    interval: bootstrap(rows.length, (places) => of(places, holds), {
      groups: rows.map(({ group }) => group),
    }),
    trivial,
    wordList: wordListHolds ? share(of(all, wordListHolds)) : '–',
  };
}

export const flags = (head: CivilityHead) => (row: MeasuredRow) => row.scores[head] >= THRESHOLD;
