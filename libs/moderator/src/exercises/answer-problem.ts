import { countCharacters } from '@rostrum/domain';

/** Code points that a written answer may have. */
export const ANSWER_MOST = 1_200;

/** The problem that prevents a judgement of a text; undefined if it can be judged. */
export function answerProblem(text: string): string | undefined {
  if (text.trim() === '') return 'Write your answer first.';
  const over = countCharacters(text) - ANSWER_MOST;
  return over > 0
    ? `This is ${over.toLocaleString('en-GB')} characters too long: ${ANSWER_MOST.toLocaleString('en-GB')} are allowed.`
    : undefined;
}
