// The check of a written answer, with what the engine knows of words.
export { checkAnswer } from './exercises/check-answer.ts';
