import * as m from '@rostrum/words/moderator-exercises';
import { spanOf } from '../reading/answer-words.ts';
import type { ReadAnswer } from '../reading/read-answer.ts';
import type { Fault } from './fault.ts';

/** Shares of small words such as “the” and “of”: chat and learner’s English have a fifth at least. */
const SHARE = { sure: 0.12, doubtful: 0.18 };
const FEWEST_WORDS = 8;

/** Known words in a row that make no sentence. */
export function findWordSalad({ words }: ReadAnswer): Fault | undefined {
  const share = words.filter(({ isContent }) => !isContent).length / Math.max(1, words.length);
  if (words.length < FEWEST_WORDS || share >= SHARE.doubtful) return undefined;
  return {
    kind: 'salad',
    isSure: share < SHARE.sure,
    spans: [spanOf(words)].filter((span) => span !== undefined),
    say: m.salad(),
    next: m.saladNext(),
  };
}
