import type { AnswerWord } from '../reading/answer-words.ts';

const MOST_QUOTED = 3;

/** “one”, “two” and “three”, as they are written in small letters. */
export function quoteWords(words: readonly Pick<AnswerWord, 'word'>[]): string {
  const quoted = words.slice(0, MOST_QUOTED).map(({ word }) => `“${word}”`);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} and ${last}`;
}
