import { neutralLines } from './case.ts';
import { madePoints, type Desk } from './desk.ts';
import { linesOf, pullOf } from './keeps-side.ts';
import { sentencesIn } from './segments.ts';
import type { Paragraph } from './notebook.ts';
import * as PHRASES from './phrases.ts';
import { shortQuote } from './quotes.ts';

/** A question about the other side's words, or one from the own case: a strong opponent begins with its case. */
export function questionOf(desk: Desk): Paragraph[] {
  const { rules } = desk;
  const ways = rules.pinsDown ? [onOwnCase, onTheirWords, openly] : [onTheirWords, onOwnCase, openly];
  const asked = desk.said.filter(
    ({ authorId, kind }) => authorId === desk.self && kind === 'question',
  ).length;
  const turned = asked % 2 === 0 ? ways : [...ways.slice(1, 2), ...ways.slice(0, 1), ...ways.slice(2)];
  for (const way of turned) {
    const lines = way(desk);
    if (lines.every((line) => line !== undefined)) return [{ must: lines }];
  }
  return [];
}

function onTheirWords({ targets, heard, notes, rules, quotes }: Desk): (string | undefined)[] {
  if (!quotes) return [undefined];
  const [claim] = targets.length > 0 ? targets : heard.claims.toReversed();
  if (claim?.support.kind === 'source' && claim.support.name !== '' && rules.concedes !== 'the point') {
    return [notes.any(PHRASES.QUESTIONS_ON_SOURCE, claim.support.name)];
  }
  const pool = rules.concedes === 'the point' ? PHRASES.QUESTIONS_ON_REASONS : PHRASES.QUESTIONS_ON_PROOF;
  return [notes.any(pool, claim?.quote)];
}

/** An example of its own side, best of a point that nobody spoke against. */
function onOwnCase(desk: Desk): (string | undefined)[] {
  const { notes, own } = desk;
  const left = madePoints(desk).filter(({ isMet }) => !isMet);
  const line = [...left.map(({ point }) => point), ...own]
    .flatMap(({ example }) => (example === undefined || notes.knows(example) ? [] : [example]))
    .at(0);
  const said =
    // eslint-disable-next-line words/visible -- Said in a debate, which is in English.
    line ?? left.map(({ quote }) => `My point was “${quote}”.`).find((words) => !notes.knows(words));
  return [said, said && notes.any(PHRASES.QUESTIONS_ON_OWN)];
}

function openly({ notes }: Desk): (string | undefined)[] {
  return [notes.any(PHRASES.OPEN_QUESTIONS)];
}

/** The other side's last question, and what the case says on it; `withPoint`: or else a point of the own side. */
export function answerOf(desk: Desk, withPoint = true): Paragraph[] {
  const { heard, notes, quotes, said, self } = desk;
  const last = said.findLast(({ authorId }) => authorId !== self);
  const asked = heard.questions.length > 0 ? heard.questions : [last?.text ?? ''];
  const defined = notes.first(asked.toReversed().map((question) => definitionFor(desk, question)));
  if (defined !== undefined) return [{ must: [defined] }];
  const { question, found } = onTheQuestions(desk, asked);
  const quote = quotes ? shortQuote(question) : undefined;
  const opener = quote === undefined ? [] : [notes.any(PHRASES.TAKING_A_QUESTION, quote)];
  if (found !== undefined) return [{ must: [...opener, found] }];
  const words = notes.any(PHRASES.NOT_IN_MY_CASE);
  if (!withPoint) return [{ must: [...opener, words] }];
  const point = desk.free.find(({ claim }) => !notes.knows(claim));
  const lead = point && notes.any(PHRASES.INSTEAD);
  const claim = notes.first([point?.claim]);
  const led = lead && claim ? `${lead} ${claim}` : claim;
  return [{ must: [...opener, words], may: [led, notes.first([point?.why])] }];
}

const ASKS_MEANING =
  /\bwhat(?:'s|’s| is| are| was) (?:an? |the )?|\bwhat do(?:es)? (?:you|your side|it|that) mean by\b|\bdefine\b|\bwhat does .+ mean\b/iu;

/** The meaning of a term of the case, to somebody who asks for it, with the term as they write it. */
function definitionFor({ file }: Desk, question: string): string | undefined {
  if (!ASKS_MEANING.test(question)) return undefined;
  const asked = question.replace(/[?.!\s]+$/u, '').replace(/ mean$/iu, '');
  const found = file.terms.find(({ term }) => asked.toLowerCase().endsWith(term.toLowerCase()));
  // eslint-disable-next-line words/visible -- Said in a debate, which is in English.
  return found && `By “${asked.slice(-found.term.length)}” I mean ${found.meaning.replace(/\.$/u, '')}.`;
}

/** The question that the case answers best, and its words on it; without any, the last question. */
function onTheQuestions(desk: Desk, asked: readonly string[]): { question: string; found?: string } {
  const [best] = asked
    .flatMap((question) => nearestLine(desk, question).map((found) => ({ question, ...found })))
    .toSorted((one, other) => other.near - one.near);
  const found = best && (desk.notes.first([best.line]) ?? saidBefore(desk, best.line, best.question));
  return best && found !== undefined ? { question: best.question, found } : { question: asked.at(-1) ?? '' };
}

/** A reference to earlier words has to be surer than a new answer. */
const SURELY = 0.15;

/** Refers to a line that was said, by the sentence that answers the question. */
function saidBefore({ notes, ear }: Desk, line: string, question: string): string | undefined {
  const near = (sentence: string) => ear.near(question, [sentence]);
  const [best = ''] = sentencesIn(line).toSorted((one, other) => near(other) - near(one));
  if (!notes.wasSaid(line) || near(best) < ear.answersFrom + SURELY) return undefined;
  return notes.any(PHRASES.SAID_BEFORE, shortQuote(best));
}

/** The words of the case nearest to a question: the own side's first, then the background, the facts and the terms. */
function nearestLine(desk: Desk, asked: string): { line: string; near: number }[] {
  const { file, side, ear } = desk;
  const nearness = (line: string) =>
    Math.max(...sentencesIn(line).map((sentence) => ear.near(asked, [sentence])));
  const neutral = neutralLines(file).filter((line) => pullOf(line, desk) <= 0);
  return [
    ...linesOf(file, side).map((line) => ({ line, near: nearness(line) })),
    ...neutral.map((line) => ({ line, near: nearness(line) - NEUTRAL })),
  ]
    .filter(({ line, near }) => near >= ear.answersFrom && !line.endsWith('?'))
    .filter(({ line }) => !ASKS_FIGURE.test(asked) || FIGURE.test(line))
    .toSorted((one, other) => other.near - one.near)
    .slice(0, 1);
}

/** A question for a figure is answered with one, or not at all. */
const ASKS_FIGURE = /\bhow (?:many|much|long|often|old|far|big|high)\b/iu;
const FIGURE =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundreds?|thousands?|millions?|half|third|quarter|dozens?|once|twice)\b/iu;

/** What both sides can say has to be this much nearer than the own side's words. */
const NEUTRAL = 0.05;
