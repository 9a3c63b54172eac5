// Checks of written answers in lessons. They contain no trained figures: the caller supplies the engine's judgement.
export {
  ANSWER_MOST,
  answerProblem,
  checkAnswer,
  contextOf,
  type AnswerVerdict,
  type CheckResult,
  type WrittenAnswer,
} from './exercises/check-answer.ts';
