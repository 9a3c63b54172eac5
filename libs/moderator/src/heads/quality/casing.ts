import { levelsIn, type Lexeme } from '../../lexicon/lexeme.ts';
import { isCapital, isSmall } from '../../text/codes.ts';
import type { Vocabulary } from '../../lexicon/vocabulary.ts';

/** Counts of upper and lower case in the words of a text. `shouted`: words of three or more letters in capitals. */
export type Casing = { unknown: number; capitals: number; shouted: number; smallI: number };

const PLAIN = /^[^`\u0080-\uffff]*$/;

/** Treats an unknown lower-case word as a misspelling; a name begins with a capital letter. */
export function readCasing(text: string, words: readonly Lexeme[], vocabulary: Vocabulary): Casing {
  const casing = { unknown: 0, capitals: 0, shouted: 0, smallI: 0 };
  const mayBeUnknown = PLAIN.test(text) ? unknownOf(words, vocabulary) : undefined;
  const isUnknown = (start: number, end: number) => {
    if (!mayBeUnknown) return !isKnown(text.slice(start, end), vocabulary);
    return mayBeUnknown.size > 0 && mayBeUnknown.has(text.slice(start, end).toLowerCase());
  };
  for (let start = 0; start < text.length;) {
    const end = wordEnd(text, start);
    const length = end - start;
    if (length > 0 && isSmall(text.charCodeAt(start))) {
      if (length === 1 && text.charAt(start) === 'i') casing.smallI += 1;
      else if (length > 2 && isUnknown(start, end)) casing.unknown += 1;
    } else if (length > 1 && isShouted(text, start, end)) {
      casing.capitals += 1;
      if (length > 2) casing.shouted += 1;
    }
    start = Math.max(end, start + 1);
  }
  return casing;
}

const APOSTROPHE = 39;

/** The end of the word that begins here: ASCII letters with at most one apostrophe. */
function wordEnd(text: string, start: number): number {
  const end = lettersEnd(text, start);
  if (end === start || text.charCodeAt(end) !== APOSTROPHE) return end;
  const after = lettersEnd(text, end + 1);
  return after > end + 1 ? after : end;
}

function lettersEnd(text: string, start: number): number {
  let end = start;
  for (let code = text.charCodeAt(end); isSmall(code) || isCapital(code); code = text.charCodeAt(end))
    end += 1;
  return end;
}

function isShouted(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (isSmall(text.charCodeAt(at))) return false;
  return true;
}

/** Few words of a text are unknown, and in plain ASCII they are the same when folded. */
function unknownOf(words: readonly Lexeme[], vocabulary: Vocabulary): ReadonlySet<string> {
  const levelOf = levelsIn(vocabulary);
  const unknown = words.filter((lexeme) => levelOf(lexeme) === 0 && !isKnown(lexeme.word, vocabulary));
  return new Set(unknown.map(({ word }) => word));
}

function isKnown(word: string, vocabulary: Vocabulary): boolean {
  if (vocabulary.has(word) || vocabulary.has(word.toLowerCase())) return true;
  const apostrophe = word.indexOf("'");
  return apostrophe > 0 && vocabulary.has(word.slice(0, apostrophe).toLowerCase());
}
