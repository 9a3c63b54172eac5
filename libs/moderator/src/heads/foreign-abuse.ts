import type { OtherLanguage } from '@rostrum/domain';

/**
 * Words and phrases of abuse that belong to one language alone, for finding that language in an English sentence. They accuse
 * nobody: they only say in which language to read the sentence again.
 */
const ABUSE: Partial<Record<OtherLanguage, string>> = {
  de: `arschloch|arschlöcher|hurensohn|hurensöhne|wichser|fotze|missgeburt|vollidiot|drecksau|schlampe|trottel|dummkopf|depp|spast|du idiot|
    scheißkerl|halt die fresse|halt dein maul|halt['’]?s maul|verpiss dich|fick dich`,
  es: `hij[oa] de puta|hijueputa|gilipollas|pendej[oa]|cabrón|cabrona|imbécil|maricón|idiota|puta|vete a la mierda|vete al infierno|
    c[áa]llate|que te jodan|das asco`,
  fr: `connard|connasse|salope|encul[ée]|abruti|fils de pute|pauvre con|pauvre type|sale pute|ta gueule|espèce de \\p{L}+|casse[- ]toi`,
  it: `stronz[oai]|vaffanculo|coglione|cretin[oa]|idiota|bastardo|deficiente|puttana|figlio di puttana|testa di cazzo|pezzo di merda|
    stai zitt[oa]|fai schifo|vai all['’]inferno`,
  pt: `filh[oa] da puta|arrombad[oa]|babaca|otári[oa]|cuzão|idiota|imbecil|cabrão|desgraçad[oa]|vagabunda|puta|vai se foder|
    vai tomar no cu|cala a boca`,
  nl: `klootzak|kankerlijer|teringlijer|hoerenjong|hoerenzoon|hoer|idioot|domkop|trut|mongool|sukkel|kutwijf|hou je bek|hou je kop|rot op`,
  pl: `skurwysyn|skurwysynu|spierdalaj|kurwo|debil|debilu|idiota|idioto|kretyn|kretynie|dupek|suka|chuju|pierdol się|zamknij się|
    zamknij mordę|odwal się`,
  'hi-Latn': `madarchod|bhenchod|behenchod|chutiya|harami|gandu`,
};
/** How one speaks to somebody: too common to tell more than the language of a clause of a few words. */
const ADDRESS: Partial<Record<OtherLanguage, string>> = {
  de: `du \\p{L}+`,
  es: `eres \\p{L}+`,
  fr: `tu es \\p{L}+|t['’]es \\p{L}+`,
  it: `sei \\p{L}+`,
  pt: `(?:você é|és|seu|sua) \\p{L}+`,
  nl: `(?:je|jij) bent \\p{L}+`,
  pl: `(?:jesteś|ty) \\p{L}+`,
};
const SCRIPTS: readonly (readonly [OtherLanguage, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh', /\p{Script=Han}/u],
  ['ko', /\p{Script=Hangul}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['hi', /\p{Script=Devanagari}/u],
];
const SPELLED = patternsOf(ABUSE);
const ADDRESSED = patternsOf(ADDRESS);
const NOT_ASCII = /[^\0-\x7F]/;

function patternsOf(phrases: Partial<Record<OtherLanguage, string>>): (readonly [OtherLanguage, RegExp])[] {
  return Object.entries(phrases).map(([language, words]) => {
    const choice = words.replace(/\n\s*/g, '');
    return [language as OtherLanguage, new RegExp(`(?<!\\p{L})(?:${choice})(?!\\p{L})`, 'iu')] as const;
  });
}

/** The languages in which a sentence of mixed languages may insult somebody; almost always none. Pure. */
export function languagesMixedIn(text: string): OtherLanguage[] {
  const scripts = NOT_ASCII.test(text) ? SCRIPTS : [];
  return [...SPELLED, ...scripts].flatMap(([language, pattern]) => (pattern.test(text) ? [language] : []));
}

/** The languages that a few words may be in, which are too few for a detector, by insults and forms of address. Pure. */
export function languagesOfFewWords(text: string): OtherLanguage[] {
  const found = [...SPELLED, ...ADDRESSED].flatMap(([language, pattern]) =>
    pattern.test(text) ? [language] : [],
  );
  return [...new Set(found)];
}

/** Whether words hold an insult that can mean nothing else. Pure. */
export function isPlainAbuse(text: string, language: OtherLanguage): boolean {
  return SPELLED.some(([one, pattern]) => one === language && pattern.test(text));
}
