import type { Engine, JudgeContext } from '../engine/engine.ts';
import { answerProblem } from './answer-problem.ts';
import { resultOf, type CheckResult } from './checks.ts';
import { findHollowness, findPlainFault } from './faults/find-fault.ts';
import type { Fault } from './faults/fault.ts';
import { asksFor, readAnswer, type WritingTask } from './reading/read-answer.ts';

/**
 * What the check makes of an answer. `unreadable`: in a language that the engine does not read. `refused`: it has a fault.
 * `incomplete`: a part is missing. `unsure`: the parts are there, and whether they say enough can't be told. `complete`: the
 * parts are there, and no fault was found. How good an answer is, no check can say.
 */
export type AnswerVerdict =
  | { state: 'unreadable' }
  | { state: 'refused'; fault: Fault }
  | { state: 'incomplete' | 'complete'; results: CheckResult[] }
  | { state: 'unsure'; fault: Fault; results: CheckResult[] };

/** Messages of other debates: an answer that fits one of these better does not answer the one it should. */
const DISTRACTIONS = [
  'School should start later in the morning, because teenagers sleep late by nature.',
  'A city that charges cars for entering has cleaner air within a year.',
  'Nobody should become a member of parliament before they have worked for ten years.',
];

/** Compares a written answer with its exercise. @throws RangeError for an answer that `answerProblem` refuses */
export function checkAnswer(
  text: string,
  task: WritingTask,
  { judge }: Pick<Engine, 'judge'>,
): AnswerVerdict {
  const problem = answerProblem(text);
  if (problem !== undefined) throw new RangeError(problem);
  const judgement = judge(text, contextOf(task));
  if (judgement.language !== 'en' && judgement.language !== 'unknown') return { state: 'unreadable' };
  const answer = readAnswer(text, task);
  const plain = findPlainFault(answer);
  if (plain?.isSure) return { state: 'refused', fault: plain };
  const results = task.checks.map((check) => resultOf(check, answer, judgement));
  if (results.some(({ isMet }) => !isMet)) return { state: 'incomplete', results };
  const fault = findHollowness(answer) ?? plain;
  if (!fault) return { state: 'complete', results };
  return fault.isSure ? { state: 'refused', fault } : { state: 'unsure', fault, results };
}

/** The engine's input for the checks of an exercise. */
function contextOf(task: WritingTask): JudgeContext {
  const { motion, given } = task;
  const [isRestating, isAnswering] = [asksFor(task, 'restates'), asksFor(task, 'answers')];
  return {
    ...(motion === undefined ? {} : { motion }),
    ...(isRestating && given !== undefined ? { restates: given } : {}),
    ...(isAnswering && given !== undefined ? { candidates: [given, ...DISTRACTIONS], said: [given] } : {}),
  };
}
