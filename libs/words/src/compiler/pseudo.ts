import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '../language.ts';
import type { Message } from './message.ts';

/**
 * Languages for layout tests, with the tags that CLDR gives them: English with accents and longer words, and the same for a page
 * that runs from right to left. Only the local build has them.
 */
export const PSEUDO_LANGUAGES = ['en-XA', 'en-XB'] as const;
export const MIRRORED: PseudoLanguage = 'en-XB';
export type PseudoLanguage = (typeof PSEUDO_LANGUAGES)[number];

/** What a build can be written in. */
export type BuiltLanguage = Language | PseudoLanguage;
export const BUILT_LANGUAGES: readonly BuiltLanguage[] = [...LANGUAGES, ...PSEUDO_LANGUAGES];

export const isPseudo = (language: BuiltLanguage): language is PseudoLanguage =>
  language === 'en-XA' || language === 'en-XB';

/** The language whose rules for dates, numbers and plurals a built one uses. */
export const rulesOf = (language: BuiltLanguage): Language =>
  isPseudo(language) ? FIRST_LANGUAGE : language;

/** Each letter that has an accent, with it. */
const ACCENTS: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  'AÅ aå CÇ cç DÐ dð EÉ eé GĜ gĝ IÎ iî NÑ nñ OÔ oô RŔ rŕ SŠ sš TŢ tţ UÛ uû YÝ yý ZŽ zž'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
);
/** Vowels are doubled: texts grow by a third, as they do in German and Finnish, and so does every word. */
const DOUBLED = /[AEIOU]/iu;

/** An English text with accents and longer words. */
export const accented = (text: string): string =>
  text.replaceAll(/[a-z]/giu, (letter) => {
    const accent = ACCENTS[letter] ?? letter;
    return DOUBLED.test(letter) ? accent + accent.toLowerCase() : accent;
  });

/** A message with its texts accented, and its slots as they are. */
export function pseudoMessage({ elements, slots }: Message): Message {
  return { elements: elements.map(pseudoElement), slots };
}

function pseudoElement(element: MessageFormatElement): MessageFormatElement {
  switch (element.type) {
    case TYPE.literal:
      return { ...element, value: accented(element.value) };
    case TYPE.tag:
      return { ...element, children: element.children.map(pseudoElement) };
    case TYPE.plural:
      return { ...element, options: pseudoOptions(element.options) };
    case TYPE.select:
      return { ...element, options: pseudoOptions(element.options) };
    default:
      return element;
  }
}

function pseudoOptions<Option extends { value: MessageFormatElement[] }>(
  options: Record<string, Option>,
): Record<string, Option> {
  return Object.fromEntries(
    Object.entries(options).map(([name, option]) => [
      name,
      { ...option, value: option.value.map(pseudoElement) },
    ]),
  );
}
