import { LOCALES, type Language } from './language.ts';

/** What a message says for each plural category; exact numbers, as "=0", come first. */
type Branches<Said> = { other: Said } & { [category: string]: Said };

const rules = new Map<string, Intl.PluralRules>();
const numbers = new Map<Language, Intl.NumberFormat>();

/** The branch for a count: its exact number, otherwise its category in that language. */
export function plural<Said>(language: Language, count: number, branches: Branches<Said>): Said {
  return branches[`=${count}`] ?? branches[rulesOf(language, 'cardinal').select(count)] ?? branches.other;
}

/** The branch for a place in an order: 1st, 2nd. */
export function ordinal<Said>(language: Language, place: number, branches: Branches<Said>): Said {
  return branches[`=${place}`] ?? branches[rulesOf(language, 'ordinal').select(place)] ?? branches.other;
}

/** The branch for one of several words. */
export function select<Said>(choice: string, branches: Branches<Said>): Said {
  return (Object.hasOwn(branches, choice) ? branches[choice] : undefined) ?? branches.other;
}

/** Letters of scripts that run from right to left: Hebrew, Arabic, Syriac, Thaana, N’Ko, Adlam and their like. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ['\u2068', '\u2069'];

/**
 * What a person wrote, as a part of a sentence: a name that runs from right to left must not turn the words around it
 * (Unicode Standard Annex #9). Anything else stays as it is.
 */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}` : text;
}

/** A number as that language writes it. */
export function number(language: Language, value: number): string {
  let format = numbers.get(language);
  if (!format) numbers.set(language, (format = new Intl.NumberFormat(LOCALES[language])));
  return format.format(value);
}

function rulesOf(language: Language, type: Intl.PluralRuleType): Intl.PluralRules {
  const key = `${language} ${type}`;
  let found = rules.get(key);
  if (!found) rules.set(key, (found = new Intl.PluralRules(LOCALES[language], { type })));
  return found;
}
