// The check of a written answer, with the trained figures that it needs.
export { checkAnswer } from './exercises/check-answer.ts';
export { createAnswerJudge } from './exercises/judge-answer.ts';
