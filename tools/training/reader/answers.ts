import { answerFeaturesByMeaning, cut, type WordSpace } from '@rostrum/moderator/training';
import type { Thread } from '../debate/thread-rows.ts';
import type { VectorOf } from './vectors.ts';

/** The texts that have to be encoded before `threadFeaturesByMeaning`. */
export function threadTexts(threads: readonly Thread[]): string[] {
  return threads.flatMap(({ text, messages }) => [text, ...messages].map(cut));
}

/** The features of every message of a thread. */
export function threadFeaturesByMeaning(
  space: WordSpace,
  { text, messages }: Thread,
  vectorOf: VectorOf,
): number[][] {
  return answerFeaturesByMeaning(space, text, messages, (one) => vectorOf(cut(one)));
}
