import { MAP_LIMITS, type Message, type Span } from '@rostrum/domain';
import type { Restated } from '../attribution/restated.ts';
import { claimsOf } from '../heads/claim/claim.ts';
import { detectEvidence } from '../heads/claim/evidence.ts';
import { arguesNothing } from '../heads/claim/asides.ts';
import { isSpoken } from '../heads/spoken.ts';
import { spanOf, type Analysis } from '../text/analysis.ts';
import { concedes, supportsWhatWasSaid, turnsToAnotherPoint } from './phrases.ts';

/** A meaningful sentence, by its place in the text. `score` 0 … 1: how certainly it is a claim. */
export type Statement = Span & { text: string; score: number };

/** Words of the other side that an author repeats before answering, and where they were found. */
export type Restatement = Statement & { of: Restated };

/**
 * One argument of a message: the leading claim, further claims for it, citations, and all its words. `answers`: the
 * restatement before it. `isWeak`: no claim is certain, so it counts only as an answer.
 */
export type Point = Span & {
  lead: Statement;
  further: Statement[];
  evidence: Statement[];
  answers: Restatement | undefined;
  isWeak: boolean;
};

/** The content of a message. `unread`: the first words of an unreadable one. */
export type ReadMessage = {
  points: Point[];
  concessions: Statement[];
  restatements: Restatement[];
  unread: Statement | undefined;
};

type Sentence = Statement & { folded: string };

const CLAIMS_FROM = 0.5;
const WEAK_FROM = 0.25;
const FEWEST_WORDS = 4;
/** Words that answer a restatement: "she is wrong". */
const FEWEST_IN_REPLY = 2;
/** Claims of one message; the surest are kept. */
const MOST_CLAIMS = 12;
/** The most claims of one point; further claims start another point. */
const CLAIMS_OF_A_POINT = 4;
const MOST_EVIDENCE = 4;
const BREAK = /\n\s*\n/;

/** Reads one message by itself. A question is no claim, and what it restates is no claim of its author. */
export function readMessage(
  analysis: Analysis,
  kind: Message['kind'],
  restated: readonly Restated[] = [],
): ReadMessage {
  const { original, words, language } = analysis;
  const nothing: ReadMessage = { points: [], concessions: [], restatements: [], unread: undefined };
  if (!isSpoken(language)) return { ...nothing, unread: words.length > 0 ? firstWords(original) : undefined };
  if (words.length === 0) return nothing;
  const all = sentencesOf(analysis);
  const conceding = all.filter(({ folded }) => concedes(folded));
  const restatements = restated
    .filter((one) => !conceding.some((sentence) => overlap(one, sentence)))
    .map((one): Restatement => ({ ...statement(original, one.words), score: 1, of: one }));
  if (kind === 'question') return { ...nothing, restatements };
  const argued = all.filter(({ text }) => !arguesNothing(text));
  const sentences = argued.flatMap((sentence) => ownPart(original, sentence, restatements));
  const claims = surest(sentences.filter((one) => !conceding.includes(one) && one.score >= WEAK_FROM));
  return {
    points: withEvidence(analysis, pointsOf(original, sentences, claims, restatements), sentences),
    concessions: conceding.filter((one) => wordsIn(one.text) >= FEWEST_WORDS),
    restatements,
    unread: undefined,
  };
}

function sentencesOf(analysis: Analysis): Sentence[] {
  const { original, tokens, folded } = analysis;
  return claimsOf(analysis).flatMap(({ range, score }) => {
    const span = withBracket(original, spanOf(analysis, range.from, range.to));
    if (span.end <= span.start) return [];
    const plain = folded.text.slice(tokens[range.from]?.start, tokens[range.to]?.start);
    return [{ ...statement(original, span), score, folded: plain }];
  });
}

/** A sentence ends with its last word; a bracket that it opened, as in "(2014)", closes behind it. */
function withBracket(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end);
  const isOpen = words.lastIndexOf('(') > words.lastIndexOf(')');
  return { start, end: isOpen && text[end] === ')' ? end + 1 : end };
}

/** The author's own part of a sentence: without what they restate in it, and nothing if that leaves no statement. */
function ownPart(text: string, sentence: Sentence, restatements: readonly Restatement[]): Sentence[] {
  const within = restatements.filter(({ of }) => overlap(of, sentence));
  const follows = within.length > 0 || followsAny(text, sentence, restatements);
  const least = follows ? FEWEST_IN_REPLY : FEWEST_WORDS;
  const last = Math.max(0, ...within.map(({ of }) => of.end));
  const start = Math.max(sentence.start, last + (/^[^\p{L}\p{N}]*/u.exec(text.slice(last))?.[0].length ?? 0));
  if (within.length === 0) return wordsIn(sentence.text) >= least ? [lifted(sentence, follows)] : [];
  if (start >= sentence.end) return [];
  const own = { ...sentence, ...statement(text, { start, end: sentence.end }) };
  return wordsIn(own.text) >= least ? [lifted({ ...own, folded: own.text.toLowerCase() }, true)] : [];
}

/** "She is wrong" claims little by itself; after a restatement it answers. */
function lifted(sentence: Sentence, follows: boolean): Sentence {
  return follows && !sentence.text.includes('?')
    ? { ...sentence, score: Math.max(sentence.score, WEAK_FROM) }
    : sentence;
}

/** Whether a restatement stands right before a sentence. */
function followsAny(text: string, { start }: Span, restatements: readonly Restatement[]): boolean {
  return restatements.some(({ of }) => of.end <= start && !/[\p{L}\p{N}]/u.test(text.slice(of.end, start)));
}

function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu)?.length ?? 0;
}

function surest(claims: readonly Sentence[]): Sentence[] {
  const sure = claims.filter(({ score }) => score >= CLAIMS_FROM);
  const [best] = claims.toSorted((one, other) => other.score - one.score);
  if (sure.length === 0) return best ? [best] : [];
  const least = sure.toSorted((one, other) => other.score - one.score)[MOST_CLAIMS - 1]?.score ?? 0;
  return sure.filter(({ score }) => score >= least).slice(0, MOST_CLAIMS);
}

function pointsOf(
  text: string,
  sentences: readonly Sentence[],
  claims: readonly Sentence[],
  restatements: readonly Restatement[],
): Point[] {
  const points: Point[] = [];
  let from = 0;
  for (const claim of claims) {
    const point = points.at(-1);
    const answers = restatements.findLast(({ of }) => of.end <= claim.start && of.start >= (point?.end ?? 0));
    const isSame = point && !answers && belongs(text.slice(point.end, claim.start), claim, point);
    if (isSame) point.further.push(claim);
    else {
      const start = Math.max(from, answers?.of.end ?? 0);
      points.push({ start, end: 0, lead: claim, further: [], evidence: [], answers, isWeak: isWeak(claim) });
    }
    from = endOfSentence(sentences, claim);
    const last = points.at(-1);
    if (last) last.end = claim.end;
  }
  return points.map((point) => ({ ...point, start: Math.min(point.start, point.lead.start) }));
}

function isWeak({ score }: Statement): boolean {
  return score < CLAIMS_FROM;
}

function belongs(between: string, claim: Sentence, point: Point): boolean {
  if (supportsWhatWasSaid(claim.folded)) return true;
  const isFull = point.further.length + 1 >= CLAIMS_OF_A_POINT;
  return !isFull && !BREAK.test(between) && !turnsToAnotherPoint(claim.folded);
}

function endOfSentence(sentences: readonly Sentence[], { start, end }: Span): number {
  return sentences.find((sentence) => sentence.start > start)?.start ?? end;
}

/** A citation belongs to its own point, or to the previous one. */
function withEvidence(analysis: Analysis, points: readonly Point[], sentences: readonly Sentence[]): Point[] {
  const evidence = detectEvidence(analysis);
  if (!evidence.flag || points.length === 0) return [...points];
  const cited = citationsOf(analysis.original, evidence.spans, points, sentences)
    .slice(0, MOST_EVIDENCE)
    .map((span) => ({ ...statement(analysis.original, span), score: evidence.score }));
  const homes = cited.map((span) => {
    const after = points.findIndex(({ end }) => span.start < end);
    const place = after === -1 ? points.length - 1 : after;
    return points[place];
  });
  return points.map((point) => ({ ...point, evidence: cited.filter((_, at) => homes[at] === point) }));
}

const FIGURES = /(?<!\p{L})\d[\d.,]*/gu;

/**
 * Citations that stand for themselves. "18 per cent" and "(2014)" say nothing alone: they stay inside their claim, and elsewhere their
 * whole sentence is the citation.
 */
function citationsOf(
  text: string,
  spans: readonly Span[],
  points: readonly Point[],
  sentences: readonly Sentence[],
): Span[] {
  const claims = points.flatMap(({ lead, further }) => [lead, ...further]);
  const cited = spans.flatMap((span) => {
    const words = text.slice(span.start, span.end).replaceAll(FIGURES, '');
    if (wordsIn(words) >= FEWEST_WORDS) return [span];
    if (claims.some((claim) => overlap(claim, span))) return [];
    return [sentences.find((sentence) => overlap(sentence, span)) ?? span];
  });
  return cited.filter((span, at) => !cited.slice(0, at).some((earlier) => overlap(earlier, span)));
}

function firstWords(text: string): Statement {
  const start = text.length - text.trimStart().length;
  const line = /[\n.!?。！？؟।]/u.exec(text.slice(start));
  return { ...statement(text, { start, end: line ? start + line.index : text.trimEnd().length }), score: 0 };
}

/** Truncated to a node's length, at a space if there is one, and never inside a character. */
function statement(text: string, { start, end }: Span): Omit<Statement, 'score'> {
  const words = text.slice(start, Math.min(end, start + MAP_LIMITS.wordsLength));
  if (start + words.length === end) return { start, end, text: words };
  const space = words.lastIndexOf(' ');
  const cut = (space > words.length / 2 ? words.slice(0, space) : words).replace(/\p{Cs}$/u, '');
  return { start, end: start + cut.length, text: cut };
}
