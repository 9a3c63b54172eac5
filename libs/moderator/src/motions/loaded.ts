import * as m from '@rostrum/words/moderator-motions';
import type { MotionFinding } from './finding.ts';
import { LOADED_PHRASES, LOADED_QUALIFIERS, LOADED_WORDS } from './loaded-words.ts';
import { rewritten, wordsOfMotion, type MotionWord } from './motion-words.ts';

const WEIGHT = 0.6;

/** Words and turns of phrase that decide the motion before it is argued. */
export function findLoaded(motion: string): MotionFinding[] {
  const phrases = LOADED_PHRASES.flatMap(({ pattern, without }) =>
    Array.from(motion.matchAll(pattern), ({ 0: phrase, index }) => {
      const end = index + phrase.trimEnd().length;
      const rewrite = without === null ? null : rewritten(motion, index, index + phrase.length, without);
      return finding(motion, index, end, rewrite);
    }),
  );
  const words = wordsOfMotion(motion);
  const single = words.flatMap((word, at) => {
    if (phrases.some(({ start, end }) => word.start >= start && word.end <= end)) return [];
    return loadedWord(motion, words, word, at);
  });
  const found = [...phrases, ...single].sort((one, other) => one.start - other.start);
  return found.length === 1 && isClaimed(motion, found[0]) ? [] : found;
}

/** "Zoos are cruel", "tipping is an outdated habit": the judgement is what the house debates. */
function isClaimed(motion: string, found: MotionFinding | undefined): boolean {
  const word = motion.slice(found?.start, found?.end).toLowerCase();
  return (
    LOADED_QUALIFIERS.has(word) &&
    /\b(?:is|are|was|were|be|being|as) (?:an? )?$/iu.test(motion.slice(0, found?.start))
  );
}

function loadedWord(
  motion: string,
  words: readonly MotionWord[],
  { word, start, end }: MotionWord,
  at: number,
): MotionFinding[] {
  if (LOADED_QUALIFIERS.has(word)) {
    if (word === 'evil' && isNoun(words, at)) return [];
    const isAlone =
      /^(?:is|are|was|were|be|been|seems?)$/.test(words[at - 1]?.word ?? '') || isNoun(words, at);
    return [finding(motion, start, end, isAlone ? null : rewritten(motion, start, end, ''))];
  }
  const instead = LOADED_WORDS.get(word);
  if (instead === undefined) return [];
  return [finding(motion, start, end, instead === null ? null : rewritten(motion, start, end, instead))];
}

/** "the greedy" at the end, or before a small word, are the people themselves and cannot just be left out. */
function isNoun(words: readonly MotionWord[], at: number): boolean {
  const next = words[at + 1]?.word;
  return next === undefined || /^(?:to|of|from|in|on|who|that|should|would|is|are|by|for|with)$/.test(next);
}

function finding(motion: string, start: number, end: number, rewrite: string | null): MotionFinding {
  const reason = m.loaded({ words: motion.slice(start, end) });
  return { kind: 'loaded', start, end, reason, rewrite, weight: WEIGHT };
}
