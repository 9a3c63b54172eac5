import * as m from '@rostrum/words/moderator-exercises';
import type { Span } from '@rostrum/domain';
import { spanOf, type AnswerWord } from '../reading/answer-words.ts';
import { wordsOfPart, type ReadAnswer } from '../reading/read-answer.ts';
import { findAgainstSide } from './against-motion.ts';
import type { Fault } from './fault.ts';
import { turnedWords } from './turned-words.ts';

/** Words that turn against what was granted. */
const TURNS =
  /\b(?:but|still|yet|however|although|though|nevertheless|nonetheless|whereas|even so|even if|all the same|rather|on the contrary|wrong|only)\b/i;
/** Words that may do so by themselves, where no reason for it is given. */
const DENIES =
  /\b(?:not|isn['’]t|won['’]t|wouldn['’]t|doesn['’]t|don['’]t|can['’]t|cannot|never|nobody|no|hardly)\b/i;
const AGREES =
  /(?:^|[.!?]\s+)(?:yes|true|right|agreed|exactly|indeed|of course|absolutely)\b[,:.]?|(?:^|[.!?]\s+|\band )(?:they|you|he|she)(?:['’]re| are|['’]s| is) (?:quite |absolutely |completely |perfectly )?right\b|\b(?:would|will|do|does|is|are) indeed\b|\bi (?:fully |quite |completely )?agree\b/i;
const REASON_FOLLOWS = /^[^.!?]*\b(?:because|cos|since)\b/i;
/** The share of the given claim’s words from which on it is said again. */
const RESTATED = 0.75;
const REASON = new Set(['because', 'cos', 'coz', 'cuz', 'since', 'as']);
const REPORTS = new Set([
  'say',
  'says',
  'said',
  'claim',
  'claims',
  'argue',
  'argued',
  'told',
  'think',
  'worry',
]);
/** “Lea: Without cars …” */
const SPEAKER = /^\p{L}+:\s*/u;
const SHORT_CLAUSE = 4;
const FEWEST_STEMS = 3;
const NOT_REACH = 3;
const MORE = new Set(['more', 'better', 'higher', 'greater', 'larger', 'longer']);
const LESS = new Set(['less', 'fewer', 'worse', 'lower', 'smaller', 'shorter']);

/** An answer that argues the other side. */
export function findFlipped(answer: ReadAnswer): Fault | undefined {
  const { text, words, task } = answer;
  const span =
    turnedWords(words, task.turned ?? []) ??
    findAgainstSide(answer) ??
    withTheirs(answer) ??
    againstOurs(answer);
  if (!span) return undefined;
  return {
    kind: 'flipped',
    isSure: true,
    spans: [span],
    say: m.flipped({ words: text.slice(span.start, span.end) }),
    next: nextOf(task),
  };
}

function nextOf({ side, givenIs }: ReadAnswer['task']): string {
  if (givenIs === 'theirs') return m.answerTheirs();
  if (givenIs === 'ours') return m.supportOurs();
  return side === 'against' ? m.speakAgainst() : m.speakForOwn();
}

/** “They are right, because …”, or the given sentence again with another reason. */
function withTheirs(answer: ReadAnswer): Span | undefined {
  const { text, words, task } = answer;
  const { givenIs, given, side } = task;
  if (givenIs !== 'theirs' && side === undefined) return undefined;
  const agreed = AGREES.exec(text);
  if (agreed && isAgreement(text.slice(agreed.index + agreed[0].length))) {
    return { start: agreed.index, end: agreed.index + agreed[0].length };
  }
  if (givenIs !== 'theirs' || given === undefined) return undefined;
  const restated = restating(words, given);
  const span = restated?.isTurned === false ? spanOf(restated.clause) : undefined;
  return span && !isDoubted(text.slice(span.end)) ? span : undefined;
}

/** A reason for it follows in its sentence, and nothing turns against it later. Without a reason it only grants something. */
function isAgreement(rest: string): boolean {
  return REASON_FOLLOWS.test(rest) && !TURNS.test(rest);
}

/** Whether something is said against a sentence: before its reason is over, or anywhere if it has none. */
function isDoubted(rest: string): boolean {
  const sentence = /^[^.!?]*/.exec(rest)?.[0] ?? '';
  return REASON_FOLLOWS.test(sentence) ? TURNS.test(sentence) : TURNS.test(rest) || DENIES.test(rest);
}

/** The given claim with a “not”, or with “less” for “more”. */
function againstOurs({ words, task: { givenIs, given } }: ReadAnswer): Span | undefined {
  if (givenIs !== 'ours' || given === undefined) return undefined;
  const restated = restating(words, given);
  return restated?.isTurned === true ? spanOf(restated.clause) : undefined;
}

/** The half-sentence in which an answer says the given claim, and whether it turns it round. */
function restating(words: readonly AnswerWord[], given: string) {
  const claim = beginning(wordsOfPart(given.replace(SPEAKER, '')), leadsOn);
  const stems = new Set(claim.filter(({ isContent }) => isContent).map(({ stem }) => stem));
  const clause = [beginning(words, () => 0), beginning(words, leadsOn)].find((one) => isSaid(stems, one));
  if (!clause || clause.some(({ word }) => REPORTS.has(word))) return undefined;
  // A “not” further behind the claim’s last word is about something else.
  const last = clause.findLastIndex(({ stem }) => stems.has(stem));
  return { clause, isTurned: polarity(clause.slice(0, last + 1 + NOT_REACH)) !== polarity(claim) };
}

function isSaid(stems: ReadonlySet<string>, words: readonly AnswerWord[]): boolean {
  if (stems.size < FEWEST_STEMS) return false;
  const said = new Set(words.map(({ stem }) => stem));
  return [...stems].filter((stem) => said.has(stem)).length >= RESTATED * stems.size;
}

/** The first half-sentence, with as many more as asked for. It ends before a reason. */
function beginning(
  words: readonly AnswerWord[],
  more: (first: readonly AnswerWord[]) => number,
): AnswerWord[] {
  const reach = more(words.filter(({ clause }) => clause === 0));
  const inside = words.filter(({ clause }) => clause <= reach);
  const reason = inside.findIndex(({ word }, at) => at > 0 && REASON.has(word));
  return inside.slice(0, reason < 0 ? inside.length : reason);
}

/** “Without deposits, …” only leads to the claim. */
function leadsOn(first: readonly AnswerWord[]): number {
  const opens = ['if', 'when', 'without', 'with'].includes(first[0]?.word ?? '');
  return opens || first.length < SHORT_CLAUSE ? 1 : 0;
}

function polarity(words: readonly AnswerWord[]): number {
  const negations = words.filter(({ isNegated, word }) => isNegated && word !== 'without').length;
  const isLess = words.some(({ word }) => LESS.has(word)) && !words.some(({ word }) => MORE.has(word));
  return (negations % 2 === 0) === isLess ? -1 : 1;
}
