import type { AnswerCheck } from '@rostrum/domain';
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
    return { kind: 'mentions', isMet, say: isMet ? 'It takes up what was asked for.' : check.say };
  }
  const isMet = MET[check.kind](answer, judgement);
  const { met, missed } = SAY[check.kind];
  return { kind: check.kind, isMet, say: isMet ? met : (reasonOf(check.kind, judgement) ?? missed) };
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

const SAY: Readonly<Record<SimpleKind, { met: string; missed: string }>> = {
  claim: {
    met: 'It claims something that can be disputed.',
    missed: 'It claims nothing yet that somebody could dispute. Say what is so, or what should be.',
  },
  warrant: {
    met: 'Something in it can be read as a reason.',
    missed:
      'It has no warrant yet: nothing says why this is so. Ask “how exactly?” and write down the answer.',
  },
  impact: {
    met: 'It says what follows.',
    missed: 'It has no impact yet: say who is better or worse off, and how.',
  },
  evidence: {
    met: 'It names something that others can look up.',
    missed: 'It has no evidence yet: name a source, a dated study or a figure that others can look up.',
  },
  weighing: {
    met: 'It compares the two.',
    missed: 'It does not weigh yet: say which of the two is larger, likelier, sooner or harder to undo.',
  },
  signpost: {
    met: 'It tells listeners where they are.',
    missed: 'It has no signpost: number the points, or say which point this is about.',
  },
  concession: {
    met: 'It grants something to the other side.',
    missed: 'It grants nothing: say first what the other side has right.',
  },
  question: {
    met: 'It asks one question.',
    missed: 'It should be one question, and end with its question mark.',
  },
  noFallacy: {
    met: 'I found no fallacy in it.',
    missed: 'It may reason in a way that proves less than it seems.',
  },
  civil: {
    met: 'I found nothing in it against a person.',
    missed: 'It speaks about a person. Say what is wrong with the claim.',
  },
  relevant: { met: 'It speaks to the motion.', missed: 'By its words it is far from the motion.' },
  restates: {
    met: 'It says what the other side said.',
    missed: 'This may not be what the other side said. Keep their reason in it, and leave out your own view.',
  },
  answers: {
    met: 'It answers what was said.',
    missed: 'It does not take up what was said. Name the point that you answer, then answer it.',
  },
};

/** The engine's own words, if they add something. */
function reasonOf(kind: SimpleKind, { fallacy }: AnswerSignals): string | undefined {
  return kind === 'noFallacy' ? fallacy?.reason : undefined;
}

function wordsResult({ least, most }: Extract<AnswerCheck, { kind: 'words' }>, text: string): CheckResult {
  const count = wordsIn(text);
  if (count < least)
    return { kind: 'words', isMet: false, say: `It has ${count} words; ${least} are needed.` };
  if (count > most)
    return { kind: 'words', isMet: false, say: `It has ${count} words; ${most} are allowed.` };
  return { kind: 'words', isMet: true, say: `${count} of at most ${most} words.` };
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
