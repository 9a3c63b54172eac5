import * as m from '@rostrum/words/moderator-exercises';
import { spansOf } from '../reading/answer-words.ts';
import { firstOfEach, type ReadAnswer } from '../reading/read-answer.ts';
import type { Fault } from './fault.ts';
import { quoteWords } from './quote.ts';

/** Below this share of the words that mean something and are not in the prompt, unknown words are rare ones; so is one alone. */
const DOUBTFUL = { two: 0.4, more: 0.25 };
const SURE_SHARE = 0.4;
const MANY = 4;

/** Words that are none. */
export function findNonWords({ words, fresh, prompt }: ReadAnswer): Fault | undefined {
  const unknown = firstOfEach(
    words.filter(({ isKnown, isName, stem }) => !isKnown && !isName && !prompt.has(stem)),
  );
  if (unknown.length < 2) return undefined;
  const share = unknown.length / Math.max(1, firstOfEach(fresh).length);
  if (share < (unknown.length === 2 ? DOUBTFUL.two : DOUBTFUL.more)) return undefined;
  return {
    kind: 'nonWords',
    isSure: share >= SURE_SHARE || unknown.length >= MANY,
    spans: spansOf(unknown),
    say: m.nonWords({ words: quoteWords(unknown) }),
    next: m.nonWordsNext(),
  };
}
