import { POLICY_LIMITS } from './restraint-limits.ts';

const LOOKED_AT = 4_000;
const SENTENCE_END = /(?<=[.!?…])\s+|\n+/u;
const WORD = /[\p{L}\p{M}\p{N}'’]+/gu;
/** The speaker, the people in the room, courtesy, and the debate itself. */
const AMONG_US =
  /\b(?:i|i['’]?(?:m|d|ll|ve)|im|we|us|our|ours|you|your|yours|u|ya|please|thanks?|sorry|well (?:done|said|put)|this debate|the motion|point|side|bench|benches|round|question)\b|\bmy (?:side|point|bench|argument|claim|turn|friend|opponent|figures?|source)\b/iu;

/**
 * Whether a message tells of something at length, which may be far from the motion. Praise, thanks, requests and small talk
 * do not: they are part of any debate.
 */
export function tellsOfSomething(text: string): boolean {
  const telling = text
    .slice(0, LOOKED_AT)
    .split(SENTENCE_END)
    .filter((sentence) => !AMONG_US.test(sentence));
  const words = telling.reduce((sum, sentence) => sum + (sentence.match(WORD)?.length ?? 0), 0);
  return words >= POLICY_LIMITS.offTopicMinWords;
}
