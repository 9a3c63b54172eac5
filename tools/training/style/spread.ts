import { createAnalyser, englishWords, plainWords, rateQuality } from '@rostrum/moderator/training';
import { STYLES, type Style, type StyleRow } from './style-row.ts';

/** The widest distance between two styles of one argument that we accept, in the score. */
export const WIDEST = 0.2;

const analyse = createAnalyser(englishWords());

/** The scores of one argument, by style. */
export type StyleScores = Readonly<Record<Style, number>>;

export function scoresOf(row: StyleRow, score = qualityOf): StyleScores {
  return Object.fromEntries(STYLES.map((style) => [style, score(row[style], row.motion)])) as StyleScores;
}

/** The score of the head as it is shipped. */
export function qualityOf(text: string, motion: string): number {
  return rateQuality(analyse(text), motion).score;
}

export function logLength(text: string): number {
  return Math.log(1 + plainWords(text).length);
}

/** The typical standard deviation of one argument over its styles: the root of the mean variance. */
export function spreadWithin(rows: readonly StyleScores[]): number {
  return Math.sqrt(mean(rows.map((row) => deviation(Object.values(row)) ** 2)));
}

/** The standard deviation between arguments, each at its mean over all styles. */
export function spreadBetween(rows: readonly StyleScores[]): number {
  return deviation(rows.map((row) => mean(Object.values(row))));
}

/** The mean distance between the best and the worst style of an argument. */
export function meanRange(rows: readonly StyleScores[]): number {
  return mean(rows.map((row) => Math.max(...Object.values(row)) - Math.min(...Object.values(row))));
}

/** By how much a style raises the score of the plain version. */
export function meanShift(rows: readonly StyleScores[], style: Style): number {
  return mean(rows.map((row) => row[style] - row.plain));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}
