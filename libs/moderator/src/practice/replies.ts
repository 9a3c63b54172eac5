import { otherSide } from '@rostrum/domain';
import type { CasePoint } from './case.ts';
import { madePoints, type Desk } from './desk.ts';
import type { HeardClaim } from './listen.ts';
import type { LevelRules } from './levels.ts';
import type { Notebook, Paragraph } from './notebook.ts';
import * as PHRASES from './phrases.ts';
import { shortQuote } from './quotes.ts';

/** Replies to as many unanswered claims of the other side. */
export function repliesTo(desk: Desk, count: number): Paragraph[] {
  return desk.targets.slice(0, count).flatMap((claim) => replyTo(desk, claim));
}

function replyTo(desk: Desk, claim: HeardClaim): Paragraph[] {
  const answer = answerTo(desk, claim);
  if (answer !== undefined)
    return [{ must: [leadTo(desk, claim), grantOf(desk, claim), answer].filter(isLine) }];
  return claim.support.kind === 'source' ? askWhatItProves(desk, claim) : withoutReply(desk, claim);
}

/** The reply of the case: under the other side's argument stand the words of this side. */
function answerTo({ file, side, notes }: Desk, { place }: HeardClaim): string | undefined {
  const answer = place === undefined ? undefined : file.arguments[otherSide(side)][place]?.answer;
  return notes.first([answer]);
}

function leadTo({ notes, quotes, rules }: Desk, { quote, support }: HeardClaim): string | undefined {
  if (isGrave(support)) return notes.any(PHRASES.GRAVE) ?? notes.any(PHRASES.TAKING_UP_UNQUOTED);
  if (!quotes) return notes.any(PHRASES.TAKING_UP_UNQUOTED);
  const source = support.kind === 'source' ? sourceLead(notes, rules.concedes, support.name) : undefined;
  return source ?? notes.any(PHRASES.TAKING_UP, quote) ?? notes.any(PHRASES.TAKING_UP_UNQUOTED);
}

function sourceLead(notes: Notebook, concedes: LevelRules['concedes'], name: string): string | undefined {
  const named = name === '' ? undefined : notes.any(PHRASES.SOURCE_NAMED[concedes], name);
  return named ?? notes.any(PHRASES.SOURCE_UNNAMED);
}

/** What it grants before it replies: a fact, or an experience. */
function grantOf({ notes, rules }: Desk, { fact, support }: HeardClaim): string | undefined {
  if (support.kind === 'own-life') return support.isGrave ? undefined : notes.any(PHRASES.OWN_LIFE);
  return fact === undefined || support.kind === 'source'
    ? undefined
    : notes.any(PHRASES.FACT_GRANTED[rules.concedes]);
}

function isGrave(support: HeardClaim['support']): boolean {
  return support.kind === 'own-life' && support.isGrave;
}

function askWhatItProves(desk: Desk, claim: HeardClaim): Paragraph[] {
  return [{ must: [leadTo(desk, claim), desk.notes.any(PHRASES.WHAT_IT_PROVES)] }];
}

/** The case has nothing against this claim. */
function withoutReply(desk: Desk, claim: HeardClaim): Paragraph[] {
  const { notes, rules, quotes } = desk;
  const lead = quotes ? notes.any(PHRASES.NO_REPLY[rules.concedes], claim.quote) : undefined;
  const grave = isGrave(claim.support) ? notes.any(PHRASES.GRAVE) : undefined;
  if (lead === undefined) return outweighed(desk, claim);
  const start = [grave, lead].filter(isLine);
  if (rules.concedes === 'the point') return [{ must: start }];
  const point = notes.first([nextFree(desk)?.claim]);
  if (point !== undefined) return [{ must: [...start, point], may: partsOf(desk, point) }];
  return outweighed(desk, claim);
}

/** It holds one of the points that it made against the claim. */
function outweighed(desk: Desk, { quote }: HeardClaim): Paragraph[] {
  const { notes, quotes } = desk;
  const [made] = madePoints(desk);
  const taking = quotes ? notes.any(PHRASES.TAKING_UP, quote) : undefined;
  return made ? [{ must: [taking, notes.any(PHRASES.HAS_TO_OUTWEIGH, made.quote)] }] : [];
}

function nextFree({ free, notes }: Desk): CasePoint | undefined {
  return free.find(({ claim }) => !notes.knows(claim));
}

/** The reason and the weight of a point that was just claimed. */
function partsOf({ own, notes }: Desk, claim: string): (string | undefined)[] {
  const point = own.find((one) => one.claim === claim);
  return [notes.first([point?.why]), notes.first([point?.so])];
}

/** Its own next points, whole: the claim, why it holds, and why it matters. */
export function pointsOf(desk: Desk, count: number, leads: readonly string[]): Paragraph[] {
  const { notes, limit } = desk;
  return Array.from({ length: count }, (_, at) => {
    const point = nextFree(desk);
    if (!point) return { must: [undefined] };
    const isFirst = at === 0 && leads !== PHRASES.POINT_LEADS && madePoints(desk).length === 0;
    const lead = leads === PHRASES.POINT_LEADS ? leads[at] : notes.any(isFirst ? PHRASES.FIRST_LEADS : leads);
    const claim = notes.first([point.claim]);
    const example = limit >= ROOM_FOR_EXAMPLES ? notes.first([point.example]) : undefined;
    return { must: [lead, claim].filter(isLine), may: [...partsOf(desk, point.claim), example] };
  });
}

/** From this limit on a speech illustrates its points; in a shorter one the examples are kept for later. */
const ROOM_FOR_EXAMPLES = 3_000;

/** Own points that nobody spoke against, each with something that was not said of it yet. */
export function pressed(desk: Desk, count: number): Paragraph[] {
  const { notes } = desk;
  const left = madePoints(desk).filter(({ isMet, quote }) => !isMet && !notes.wasSaid(`“${quote}”`));
  return left.slice(0, count).map(({ quote, point }) => ({
    must: [notes.any(PHRASES.DROPPED, quote)],
    may: [notes.first([point.example, point.so, point.why])],
  }));
}

/** Something new about points that it has made. */
export function examplesOf({ own, notes }: Desk, count: number): Paragraph[] {
  const lines = own.flatMap(({ claim, example, so, why }) => {
    const quote = notes.wasSaid(claim) ? shortQuote(claim) : undefined;
    return [example, so, why].flatMap((line) =>
      line && quote && !notes.knows(line) ? [{ line, quote }] : [],
    );
  });
  return lines.slice(0, count).map(({ line, quote }) => ({
    must: [notes.any(PHRASES.MORE_ON, quote), notes.first([line])],
  }));
}

function isLine(line: string | undefined): line is string {
  return line !== undefined;
}
