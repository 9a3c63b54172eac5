import { createEngine } from '@rostrum/moderator/engine';
import { checkAnswer } from '@rostrum/moderator/exercises/check';
import type { AnswerVerdict, WritingTask } from '@rostrum/moderator/exercises';

/** A written answer to an exercise. */
export type WrittenAnswer = { text: string; task: WritingTask };

/** Checks answers with an engine of its own. Build it once. */
export function createAnswerCheck(): (answer: WrittenAnswer) => AnswerVerdict {
  const engine = createEngine();
  return ({ text, task }) => checkAnswer(text, task, engine);
}
