import { countCharacters, type AnswerCheck } from '@rostrum/domain';
import type { JudgeContext, Judgement } from '../engine/engine.ts';
import { CUES } from './cues.ts';

/** A written answer and its context: the motion, and the passage that it takes up or restates. */
export type WrittenAnswer = { text: string; motion?: string | undefined; given?: string | undefined };

/** One requirement of an answer: whether it is met, and a sentence for either case. */
type CheckResult = { kind: AnswerCheck['kind']; isMet: boolean; say: string };

/** `unreadable`: in a language that the engine does not support, so there is no feedback. */
export type AnswerVerdict =
  { state: 'checked'; isRight: boolean; results: CheckResult[] } | { state: 'unreadable' };

/** Below this a text cannot claim anything. */
const FEWEST_WORDS = 3;

/** The engine's input for these checks of an answer. */
export function contextOf({ motion, given }: WrittenAnswer, checks: readonly AnswerCheck[]): JudgeContext {
  const isRestating = checks.some(({ kind }) => kind === 'restates');
  const isAnswering = checks.some(({ kind }) => kind === 'answers');
  return {
    ...(motion === undefined ? {} : { motion }),
    ...(isRestating && given !== undefined ? { restates: given } : {}),
    ...(isAnswering && given !== undefined ? { candidates: [given, ...DISTRACTIONS], said: [given] } : {}),
  };
}

/** Messages of other debates: an answer that fits one of these better does not answer the one it should. */
const DISTRACTIONS = [
  'School should start later in the morning, because teenagers sleep late by nature.',
  'A city that charges cars for entering has cleaner air within a year.',
  'Nobody should become a member of parliament before they have worked for ten years.',
];

/** Compares a written answer with its exercise's requirements, using the engine's findings. Pure. */
export function checkAnswer(
  answer: WrittenAnswer,
  checks: readonly AnswerCheck[],
  judgement: Judgement,
): AnswerVerdict {
  if (judgement.language !== 'en' && judgement.language !== 'unknown') return { state: 'unreadable' };
  const results = checks.map((check) => resultOf(check, answer.text, judgement));
  return { state: 'checked', isRight: results.every(({ isMet }) => isMet), results };
}

function resultOf(check: AnswerCheck, text: string, judgement: Judgement): CheckResult {
  if (check.kind === 'words') return wordsResult(check, text);
  if (check.kind === 'mentions') {
    const isMet = check.of.some((start) => new RegExp(`\\b${escaped(start)}`, 'i').test(text));
    return { kind: 'mentions', isMet, say: isMet ? 'It takes up what was asked for.' : check.say };
  }
  const isMet = MET[check.kind](text, judgement);
  const { met, missed } = SAY[check.kind];
  return { kind: check.kind, isMet, say: isMet ? met : (reasonOf(check.kind, judgement) ?? missed) };
}

type SimpleKind = Exclude<AnswerCheck['kind'], 'words' | 'mentions'>;

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const isSaid = (text: string) => wordsIn(text) >= FEWEST_WORDS;

const MET: Readonly<Record<SimpleKind, (text: string, judgement: Judgement) => boolean>> = {
  claim: (_, { claim }) => claim?.flag ?? false,
  warrant: (text) => isSaid(text) && CUES.warrant.test(text),
  impact: (text) => isSaid(text) && CUES.impact.test(text),
  evidence: (_, { evidence }) => evidence.flag,
  weighing: (text) => isSaid(text) && CUES.weighing.test(text),
  signpost: (text) => CUES.signpost.test(text),
  concession: (text) => CUES.concession.test(text),
  question: (text) => isSaid(text) && CUES.asks.test(text) && text.split('?').length === 2,
  noFallacy: (_, { fallacy }) => !(fallacy?.flag ?? false),
  civil: (_, { personAttack, toxicity, identityAttack, threat }) =>
    ![personAttack, toxicity, identityAttack, threat].some(({ flag }) => flag),
  relevant: (text, { relevance }) => isSaid(text) && !(relevance?.flag ?? false),
  restates: (_, { restatement }) => restatement?.flag ?? false,
  answers: (text, { answers }) => isSaid(text) && answers?.best === 0,
};

const SAY: Readonly<Record<SimpleKind, { met: string; missed: string }>> = {
  claim: {
    met: 'It claims something that can be disputed.',
    missed: 'It claims nothing yet that somebody could dispute. Say what is so, or what should be.',
  },
  warrant: {
    met: 'It gives a reason.',
    missed: 'It has no warrant: nothing says why this is so. Go on with “because”.',
  },
  impact: {
    met: 'It says what follows, and for whom.',
    missed: 'It has no impact: say who is better or worse off, and how.',
  },
  evidence: {
    met: 'It names something that others can look up.',
    missed: 'It has no evidence: name a source, a dated study or a figure that others can look up.',
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
    met: 'It grants what is true on the other side.',
    missed: 'It grants nothing: say first what the other side has right.',
  },
  question: {
    met: 'It asks one question.',
    missed: 'It should be one question, and end with its question mark.',
  },
  noFallacy: {
    met: 'Its reasoning stands.',
    missed: 'It may reason in a way that proves less than it seems.',
  },
  civil: {
    met: 'It speaks about the claim, not about a person.',
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
function reasonOf(kind: SimpleKind, { fallacy }: Judgement): string | undefined {
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

/** Code points that a written answer may have. */
export const ANSWER_MOST = 1_200;

/** The problem that prevents a judgement of a text; undefined if it can be judged. */
export function answerProblem(text: string): string | undefined {
  if (text.trim() === '') return 'Write your answer first.';
  const over = countCharacters(text) - ANSWER_MOST;
  return over > 0
    ? `This is ${over} characters too long: ${ANSWER_MOST.toLocaleString('en-GB')} are allowed.`
    : undefined;
}
