import { answerFeatures } from '../heads/answer-features.ts';
import { innerProduct, type WordSpace } from '../similarity/word-space.ts';

/** One row for each message: the features of the words, the closeness in meaning, and its lead over the best of the others. */
export function answerFeaturesByMeaning(
  space: WordSpace,
  answer: string,
  messages: readonly string[],
  vectorOf: (text: string) => Float32Array,
): number[][] {
  const own = vectorOf(answer);
  const closeness = messages.map((message) => innerProduct(own, vectorOf(message)));
  return answerFeatures(space, answer, messages).map((row, at) => {
    const close = closeness[at] ?? 0;
    const others = closeness.filter((_, other) => other !== at);
    return [...row, close, close - Math.max(0, ...others)];
  });
}
