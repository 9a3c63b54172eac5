// What a page needs around the check of a written answer. It contains no trained figures: the check itself runs in a worker.
export { answerProblem } from './exercises/answer-problem.ts';
export { marksOf } from './exercises/reading/marks.ts';
export type { AnswerVerdict } from './exercises/check-answer.ts';
export type { WritingTask } from './exercises/reading/read-answer.ts';
