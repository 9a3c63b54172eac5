import { createCivilityEngine, type CivilitySignals } from '../engine/civility-engine.ts';
import { findAnswered } from '../heads/answers.ts';
import { detectClaim } from '../heads/claim/claim.ts';
import { detectEvidence } from '../heads/claim/evidence.ts';
import { detectFallacy } from '../heads/fallacy/fallacy.ts';
import { detectRelevance } from '../heads/relevance.ts';
import { detectRestatement } from '../heads/restatement.ts';
import type { DebateSignals } from '../engine/debate-engine.ts';
import type { Language } from '../text/language.ts';
import { asksFor, type WritingTask } from './reading/read-answer.ts';

/** What the engine finds in an answer, as far as an exercise can ask for it. */
export type AnswerSignals = CivilitySignals & { language: Language } & Pick<
    DebateSignals,
    'claim' | 'evidence' | 'fallacy' | 'relevance' | 'answers' | 'restatement'
  >;

export type JudgeAnswer = (text: string, task: WritingTask) => AnswerSignals;

/* eslint-disable words/visible -- The engine reads these sentences, and nobody else. */
/** Messages of other debates: an answer that fits one of these better does not answer the one it should. */
const DISTRACTIONS = [
  'School should start later in the morning, because teenagers sleep late by nature.',
  'A city that charges cars for entering has cleaner air within a year.',
  'Nobody should become a member of parliament before they have worked for ten years.',
];
/* eslint-enable words/visible */

/** The heads that exercises need, and no others: their figures are all that a lesson loads. Build it once. */
export function createAnswerJudge(): JudgeAnswer {
  const { analyse, judgeCivility } = createCivilityEngine();
  return (text, task) => {
    const analysis = analyse(text);
    const { motion, given } = task;
    const answered = asksFor(task, 'answers') ? given : undefined;
    const restated = asksFor(task, 'restates') ? given : undefined;
    const relevance =
      motion === undefined
        ? undefined
        : detectRelevance(analysis, motion, answered === undefined ? [] : [answered]);
    return {
      language: analysis.language,
      ...judgeCivility(analysis),
      claim: detectClaim(analysis),
      evidence: detectEvidence(analysis),
      fallacy: detectFallacy(analysis),
      ...(relevance ? { relevance } : {}),
      ...(answered === undefined ? {} : { answers: findAnswered(analysis, [answered, ...DISTRACTIONS]) }),
      ...(restated === undefined ? {} : { restatement: detectRestatement(analysis, restated, motion) }),
    };
  };
}
