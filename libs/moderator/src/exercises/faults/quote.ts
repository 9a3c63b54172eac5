import { formatList } from '@rostrum/words';
import * as m from '@rostrum/words/moderator-exercises';
import type { AnswerWord } from '../reading/answer-words.ts';

const MOST_QUOTED = 3;

/** “one”, “two” and “three”, as they are written in small letters. */
export function quoteWords(words: readonly Pick<AnswerWord, 'word'>[]): string {
  return formatList(words.slice(0, MOST_QUOTED).map(({ word }) => m.quoted({ word })));
}
