import { checkAnswer, createAnswerJudge } from '@rostrum/moderator/exercises/check';
import type { AnswerVerdict, WritingTask } from '@rostrum/moderator/exercises';

/** A written answer to an exercise. */
export type WrittenAnswer = { text: string; task: WritingTask };

/** Checks answers with a judge of its own. Build it once. */
export function createAnswerCheck(): (answer: WrittenAnswer) => AnswerVerdict {
  const judge = createAnswerJudge();
  return ({ text, task }) => checkAnswer(text, task, judge);
}
