import * as m from '@rostrum/words/moderator-exercises';
import { countCharacters } from '@rostrum/domain';

/** Code points that a written answer may have. */
export const ANSWER_MOST = 1_200;

/** The problem that prevents a judgement of a text; undefined if it can be judged. */
export function answerProblem(text: string): string | undefined {
  if (text.trim() === '') return m.answerEmpty();
  const over = countCharacters(text) - ANSWER_MOST;
  return over > 0 ? m.answerTooLong({ over, most: ANSWER_MOST }) : undefined;
}
