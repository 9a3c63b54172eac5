import * as m from '@rostrum/words/moderator-exercises';
import { spanOf, type AnswerWord } from '../reading/answer-words.ts';
import { matterOf } from '../reading/empty-words.ts';
import { asksFor, type ReadAnswer } from '../reading/read-answer.ts';
import type { Fault } from './fault.ts';

/** Matter of the learner’s own below which an answer gives no reason, and below which that cannot be told. */
const MATTER = { least: 2, doubtful: 3 };
/** Where the prompt gives both points to weigh, or the finding to bring, less has to be added. */
const MATTER_BESIDE_GIVEN = { least: 1.5, doubtful: 2.5 };
const FEW_WORDS = 12;
const REASON = new Set([
  'because',
  'cause',
  'cos',
  'coz',
  'cuz',
  'since',
  'as',
  'so',
  'therefore',
  'thus',
  'hence',
  'for',
]);

/** An answer whose reason is the claim again, or that would fit under every motion, or that stops before its reason. */
export function findEmptiness(answer: ReadAnswer): Fault | undefined {
  const { matter, words, task } = answer;
  const { least, doubtful } = asksFor(task, 'weighing', 'evidence') ? MATTER_BESIDE_GIVEN : MATTER;
  if (matter >= doubtful) return undefined;
  const isSure = matter < least;
  const reason = reasonOf(words);
  if (reason.length === 0 || words.length < FEW_WORDS) return faultOf('thin', words, isSure);
  return faultOf(isRepeated(answer, reason) ? 'circular' : 'empty', reason, isSure);
}

/** The words from “because” on. */
function reasonOf(words: readonly AnswerWord[]): AnswerWord[] {
  const at = words.findIndex(({ word }, place) => place > 0 && REASON.has(word));
  return at < 0 ? [] : words.slice(at + 1);
}

/** Whether a reason has more words of the claim and the prompt than words that fit everywhere. */
function isRepeated({ words, prompt }: ReadAnswer, reason: readonly AnswerWord[]): boolean {
  const claim = new Set(
    words.filter((word) => word.isContent && !reason.includes(word)).map(({ stem }) => stem),
  );
  const meant = reason.filter(({ isContent }) => isContent);
  const repeated = meant.filter(({ stem }) => claim.has(stem) || prompt.has(stem)).length;
  return repeated >= meant.filter((word) => matterOf(word) === 0 && !claim.has(word.stem)).length;
}

type Emptiness = Extract<Fault['kind'], 'thin' | 'circular' | 'empty'>;

/** What the learner reads of each kind, and does next. `unsure`: said when it may be otherwise. */
const SAYS: Readonly<Record<Emptiness, { sure: () => string; unsure: () => string; next: () => string }>> = {
  thin: {
    sure: m.thin,
    unsure: m.thinUnsure,
    next: m.thinNext,
  },
  circular: {
    sure: m.circular,
    unsure: m.circularUnsure,
    next: m.circularNext,
  },
  empty: {
    sure: m.hollow,
    unsure: m.hollowUnsure,
    next: m.hollowNext,
  },
};

function faultOf(kind: Emptiness, words: readonly AnswerWord[], isSure: boolean): Fault {
  const { sure, unsure, next } = SAYS[kind];
  return { kind, isSure, spans: wholeOf(words), say: isSure ? sure() : unsure(), next: next() };
}

const wholeOf = (words: readonly AnswerWord[]) => [spanOf(words)].filter((span) => span !== undefined);
