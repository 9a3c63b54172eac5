import { seededRandom, shuffledIndexes } from '@rostrum/moderator/training';
import { bootstrap } from '../../training/metrics.ts';
import { readPublishedStyles, STYLES, type StyleRow } from '../../training/style/style-row.ts';
import { share, type EvaluationRow, type Figure } from '../figure.ts';
import {
  logLength,
  meanRange,
  meanShift,
  qualityOf,
  scoresOf,
  spreadBetween,
  spreadWithin,
  WIDEST,
  type StyleScores,
} from '../../training/style/spread.ts';

const SEED = 11;
const NOTE =
  'the head counts words and signs and reads no order: a shuffled text keeps its score. It knows no length, so half a text loses only the words that it lacks.';

/** Whether a score holds when the same argument is written in another way, and falls when it loses content. */
export const ROW: EvaluationRow = {
  name: 'style',
  data: [],
  measure: () => {
    const rows = readPublishedStyles();
    return [...spreadFigures(rows), ...shiftFigures(rows), ...damageFigures(rows)];
  },
};

const COMMON = { head: 'quality', wordList: '–', reference: 'none; the aim is ours', note: NOTE } as const;

type Measure = (scores: readonly StyleScores[]) => number;
const spreadRatio: Measure = (scores) => spreadWithin(scores) / spreadBetween(scores);
const rangeRatio: Measure = (scores) => meanRange(scores) / spreadBetween(scores);

function figureOf(rows: readonly StyleRow[], measure: Measure, rest: Pick<Figure, 'figure' | 'aim'>): Figure {
  const scores = rows.map((row) => scoresOf(row));
  const lengths = rows.map((row) => scoresOf(row, logLength));
  return {
    ...COMMON,
    ...rest,
    value: measure(scores),
    interval: bootstrap(rows.length, (places) => measure(places.flatMap((place) => scores[place] ?? []))),
    trivial: `log length ${share(measure(lengths))}`,
  };
}

function spreadFigures(rows: readonly StyleRow[]): Figure[] {
  return [
    figureOf(rows, spreadRatio, {
      figure: `spread over six styles, in spreads between arguments, n = ${rows.length}`,
      aim: { atMost: 0.5 },
    }),
    figureOf(rows, rangeRatio, {
      figure: 'best to worst style of an argument, in spreads between arguments',
      aim: { atMost: 1.5 },
    }),
    figureOf(rows, meanRange, {
      figure: 'best to worst style of an argument, in the score',
      aim: { atMost: WIDEST },
    }),
  ];
}

/** Every shift from the plain version, without its sign: the figure says where it goes. */
function shiftFigures(rows: readonly StyleRow[]): Figure[] {
  const scores = rows.map((row) => scoresOf(row));
  return STYLES.filter((style) => style !== 'plain').map((style) => {
    const shift: Measure = (some) => Math.abs(meanShift(some, style)) / spreadBetween(some);
    const way = meanShift(scores, style) > 0 ? 'up' : 'down';
    return figureOf(rows, shift, {
      figure: `mean shift from plain words, ${style} (${way}), in spreads between arguments`,
      aim: { atMost: 0.5 },
    });
  });
}

/** A score that holds whatever happens to a text would prove nothing. */
function damageFigures(rows: readonly StyleRow[]): Figure[] {
  const random = seededRandom(SEED);
  const falls = (damage: (words: readonly string[]) => readonly string[]) =>
    rows.map(({ plain, motion }) => {
      const words = plain.split(' ');
      return qualityOf(damage(words).join(' '), motion) < qualityOf(plain, motion) ? 1 : 0;
    });
  const figure = (name: string, fallen: readonly number[]): Figure => {
    const shareOf = (places: readonly number[]) =>
      places.reduce((sum, place) => sum + (fallen[place] ?? 0), 0) / places.length;
    return {
      ...COMMON,
      figure: name,
      value: shareOf(fallen.map((_, place) => place)),
      interval: bootstrap(rows.length, shareOf),
      trivial: 'chance .5',
      aim: { atLeast: 0.8 },
    };
  };
  const half = (words: readonly string[]) => words.slice(0, Math.ceil(words.length / 2));
  const shuffled = (words: readonly string[]) => shuffleWords(words, shuffledIndexes(words.length, random));
  return [
    figure('lower when the second half is missing', falls(half)),
    figure(
      'lower when the words are shuffled, with capitals and marks left in their places',
      falls(shuffled),
    ),
  ];
}

/** The words in another order; capital letters and marks stay where they were, so that only the sense is lost. */
function shuffleWords(words: readonly string[], order: ArrayLike<number>): string[] {
  const bare = words.map((word) => word.toLowerCase().replaceAll(/[.,;:!?]/g, ''));
  return words.map((word, at) => {
    const other = bare[order[at] ?? 0] ?? '';
    const start = /^[A-Z]/.test(word) ? other.charAt(0).toUpperCase() : other.charAt(0);
    return `${start}${other.slice(1)}${/[.,;:!?]*$/.exec(word)?.[0] ?? ''}`;
  });
}
