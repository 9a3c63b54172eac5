// Written answers of lessons: what they need and whether it is there. Without any figures: the engine's judgement comes in.
export {
  ANSWER_MOST,
  answerProblem,
  checkAnswer,
  contextOf,
  type AnswerVerdict,
  type CheckResult,
  type WrittenAnswer,
} from './exercises/check-answer.ts';
