// Checks of written answers in lessons. They contain no trained figures: the caller supplies the engine's judgement.
export {
  answerProblem,
  checkAnswer,
  contextOf,
  type AnswerVerdict,
  type WrittenAnswer,
} from './exercises/check-answer.ts';
