import { answerProblem } from './answer-problem.ts';
import { resultOf, type CheckResult } from './checks.ts';
import { findHollowness, findPlainFault } from './faults/find-fault.ts';
import type { Fault } from './faults/fault.ts';
import type { JudgeAnswer } from './judge-answer.ts';
import { readAnswer, type WritingTask } from './reading/read-answer.ts';

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

/** Compares a written answer with its exercise. @throws RangeError for an answer that `answerProblem` refuses */
export function checkAnswer(text: string, task: WritingTask, judge: JudgeAnswer): AnswerVerdict {
  const problem = answerProblem(text);
  if (problem !== undefined) throw new RangeError(problem);
  const judgement = judge(text, task);
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
