import * as m from '@rostrum/words/moderator-exercises';
import type { AnswerCheck } from '@rostrum/domain';
import { sayReason } from '../said/reasons.ts';
import { CUES } from './cues.ts';
import { findOffTopic } from './faults/topic.ts';
import type { AnswerSignals } from './judge-answer.ts';
import type { ReadAnswer } from './reading/read-answer.ts';

/** One requirement of an answer: whether it is met, and a sentence for either case. */
export type CheckResult = { kind: AnswerCheck['kind']; isMet: boolean; say: string };

/** Below this a text cannot claim anything. */
const FEWEST_WORDS = 3;
/** From this matter of its own on, a second sentence may be a reason without “because”, or an impact without “so”. */
const IMPLICIT = { warrant: 3, impact: 5 };
const GOES_ON = /[.!?:;–—]["”’)]*\s+\S/u;
/** A reason in one sentence that continues needs more. */
const CONTINUES = /,\s+(?:and|but|so|yet|while)\s/i;
const MORE = 1.5;

export function resultOf(check: AnswerCheck, answer: ReadAnswer, judgement: AnswerSignals): CheckResult {
  if (check.kind === 'words') return wordsResult(check, answer.text);
  if (check.kind === 'mentions') {
    const isMet = check.of.some((start) => new RegExp(`\\b${escaped(start)}`, 'i').test(answer.text));
    return { kind: 'mentions', isMet, say: isMet ? m.mentionsMet() : check.say };
  }
  const isMet = MET[check.kind](answer, judgement);
  const { met, missed } = SAY[check.kind];
  return { kind: check.kind, isMet, say: isMet ? met() : (reasonOf(check.kind, judgement) ?? missed()) };
}

type SimpleKind = Exclude<AnswerCheck['kind'], 'words' | 'mentions'>;

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const isImplied = ({ text, matter }: ReadAnswer, part: keyof typeof IMPLICIT) =>
  (matter >= IMPLICIT[part] && GOES_ON.test(text)) ||
  (part === 'warrant' && matter >= IMPLICIT[part] + MORE && CONTINUES.test(text));
const isSaid = ({ text }: ReadAnswer) => wordsIn(text) >= FEWEST_WORDS;

const MET: Readonly<Record<SimpleKind, (answer: ReadAnswer, judgement: AnswerSignals) => boolean>> = {
  claim: (_, { claim }) => claim?.flag ?? false,
  warrant: (answer) => isSaid(answer) && (CUES.warrant.test(answer.text) || isImplied(answer, 'warrant')),
  impact: (answer) => isSaid(answer) && (CUES.impact.test(answer.text) || isImplied(answer, 'impact')),
  evidence: (_, { evidence }) => evidence.flag,
  weighing: (answer) => isSaid(answer) && CUES.weighing.test(answer.text),
  signpost: ({ text }) => CUES.signpost.test(text),
  concession: ({ text }) => CUES.concession.test(text),
  question: (answer) => isSaid(answer) && CUES.asks.test(answer.text) && answer.text.split('?').length === 2,
  noFallacy: (_, { fallacy }) => !(fallacy?.flag ?? false),
  civil: (_, { personAttack, toxicity, identityAttack, threat }) =>
    ![personAttack, toxicity, identityAttack, threat].some(({ flag }) => flag),
  relevant: (answer, { relevance }) => isSaid(answer) && !(relevance?.flag ?? false),
  restates: (_, { restatement }) => restatement?.flag ?? false,
  answers: (answer, { answers }) =>
    isSaid(answer) && (answers?.best === 0 || findOffTopic(answer) === undefined),
};

const SAY: Readonly<Record<SimpleKind, { met: () => string; missed: () => string }>> = {
  claim: { met: m.claimMet, missed: m.claimMissed },
  warrant: { met: m.warrantMet, missed: m.warrantMissed },
  impact: { met: m.impactMet, missed: m.impactMissed },
  evidence: { met: m.evidenceMet, missed: m.evidenceMissed },
  weighing: { met: m.weighingMet, missed: m.weighingMissed },
  signpost: { met: m.signpostMet, missed: m.signpostMissed },
  concession: { met: m.concessionMet, missed: m.concessionMissed },
  question: { met: m.questionMet, missed: m.questionMissed },
  noFallacy: { met: m.noFallacyMet, missed: m.noFallacyMissed },
  civil: { met: m.civilMet, missed: m.civilMissed },
  relevant: { met: m.relevantMet, missed: m.relevantMissed },
  restates: { met: m.restatesMet, missed: m.restatesMissed },
  answers: { met: m.answersMet, missed: m.answersMissed },
};

/** The engine's own words, if they add something. */
function reasonOf(kind: SimpleKind, { fallacy }: AnswerSignals): string | undefined {
  return kind === 'noFallacy' ? fallacy && sayReason(fallacy.reason) : undefined;
}

function wordsResult({ least, most }: Extract<AnswerCheck, { kind: 'words' }>, text: string): CheckResult {
  const count = wordsIn(text);
  if (count < least) return { kind: 'words', isMet: false, say: m.tooFewWords({ count, least }) };
  if (count > most) return { kind: 'words', isMet: false, say: m.tooManyWords({ count, most }) };
  return { kind: 'words', isMet: true, say: m.wordsWithin({ count, most }) };
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
