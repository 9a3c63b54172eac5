import { OTHER_LANGUAGES, type RoomLanguage } from '@rostrum/domain/languages';
import { languageParts, type NamedLanguage } from './identify-language.ts';

/** Fewest characters that show a language where each is a syllable or a word, and fewest words elsewhere. */
const FEWEST = { dense: 5, words: 4 };
/** Chinese, Japanese and Korean characters. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const LETTER = /\p{L}/gu;
const WORD = /[\p{L}\p{M}]+/gu;
/** The share of a text that a language needs, so that a foreign title or greeting in English speech says nothing. */
const ENOUGH = 1 / 3;

/**
 * The language of a text, or of a good part of it, if that is not English; `und` for one that nothing here reads. Undefined
 * for English and for words too few or too mixed to tell: a name or a place is no language. Pure.
 */
export function foreignLanguage(text: string): RoomLanguage | undefined {
  const letters = new Map<NamedLanguage, number>();
  let all = 0;
  for (const { start, end, language } of languageParts(text)) {
    const part = text.slice(start, end);
    const count = countOf(part, LETTER);
    all += count;
    const isEnough = countOf(part, DENSE) >= FEWEST.dense || countOf(part, WORD) >= FEWEST.words;
    if (isEnough) letters.set(language, (letters.get(language) ?? 0) + count);
  }
  const [most] = [...letters]
    .filter(([language, count]) => language !== 'en' && language !== 'unknown' && count >= all * ENOUGH)
    .toSorted(([, one], [, other]) => other - one);
  return most && (OTHER_LANGUAGES.find((known) => known === most[0]) ?? 'und');
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
