import { foldText } from '../text.ts';
import { isNearPhrase, nearPhrases, stemsOfText } from './near-words.ts';

/** One thing that is sought: its words as typed, their stems, and other phrases that say it. All of its words count together. */
export type Sought = {
  typed: readonly string[];
  stems: readonly string[];
  near: readonly (readonly string[])[];
};

/** "capital punishment" is one thing; longer phrases have no near words. */
const LONGEST_PHRASE = 3;

/** What a typed text seeks, in its order; words that `isCommon` are left out, unless a phrase has them. */
export function soughtIn(text: string, isCommon: (word: string) => boolean = () => false): Sought[] {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const sought: Sought[] = [];
  for (let at = 0; at < words.length;) {
    const typed = phraseAt(words, at);
    at += typed.length;
    if (typed.length === 1 && isCommon(typed[0] ?? '')) continue;
    const stems = stemsOfText(typed.join(' '));
    sought.push({ typed, stems, near: nearPhrases(stems) });
  }
  return sought;
}

/** The longest phrase with near words that begins here, or the word alone. */
function phraseAt(words: readonly string[], at: number): string[] {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 1; length -= 1) {
    const phrase = words.slice(at, at + length);
    if (isNearPhrase(stemsOfText(phrase.join(' ')))) return phrase;
  }
  return words.slice(at, at + 1);
}
