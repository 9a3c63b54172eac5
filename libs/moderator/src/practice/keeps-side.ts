import { otherSide, type Side } from '@rostrum/domain';
import { textsAbout, wordsOf, type PracticeCase } from './case.ts';
import type { Ear } from './ear.ts';
import { sentencesIn, withoutQuotations, wordsIn } from './segments.ts';

type Standing = { side: Side; file: PracticeCase; ear: Ear };

/** The other side has to be this much nearer than the own one, or the sentence holds for both. */
const LEAD = 0.1;
/** Shorter sentences, and those that are less near to the case, only hold a speech together. */
const FEWEST_WORDS = 6;

/**
 * Whether words argue their side: no sentence outside quotation marks comes nearer to what the other side says than to what this
 * side says. By words alone an ear hears only sentences that repeat the case.
 */
export function keepsSide(text: string, standing: Standing): boolean {
  return ownSentences(text).every((sentence) => pullOf(sentence, standing) < LEAD);
}

/** Everything that `keepsSide` compares, for an encoder. */
export function sentencesToCheck(text: string, file: PracticeCase): string[] {
  return [...ownSentences(text), ...sentencesOfCase(file)];
}

function ownSentences(text: string): string[] {
  return sentencesIn(withoutQuotations(text));
}

/**
 * How much nearer a sentence comes to the words of the other side than to those of this one. Words that are near to neither
 * side pull nowhere.
 */
export function pullOf(sentence: string, { side, file, ear }: Standing): number {
  const nearest = (lines: readonly string[]) =>
    Math.max(0, ...lines.flatMap(sentencesIn).map((line) => ear.near(sentence, [line])));
  const theirs = nearest(linesOf(file, otherSide(side)));
  const isAbout = theirs >= ear.repeatsFrom && wordsIn(sentence) >= FEWEST_WORDS;
  return isAbout ? theirs - nearest(linesOf(file, side)) : 0;
}

/** What a side says: its arguments, and its answers to the other side's. */
export function linesOf(file: PracticeCase, side: Side): string[] {
  const answers = file.arguments[otherSide(side)].map(({ answer }) => answer);
  return [...file.arguments[side].flatMap(wordsOf), ...answers.filter((line) => line !== undefined)];
}

/** Every sentence of the case that `pullOf` compares with, for an encoder. */
export function sentencesOfCase(file: PracticeCase): string[] {
  return [...file.arguments.for, ...file.arguments.against].flatMap(textsAbout).flatMap(sentencesIn);
}
