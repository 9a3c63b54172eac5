import type { OtherLanguage } from '@rostrum/domain';

/**
 * Words and phrases of abuse that belong to one language alone, for finding that language in an English sentence. They accuse
 * nobody: they only say in which language to read the sentence again.
 */
const ABUSE: Partial<Record<OtherLanguage, string>> = {
  de: `arschloch|arschlöcher|hurensohn|hurensöhne|wichser|fotze|missgeburt|vollidiot|drecksau|schlampe|trottel|dummkopf|depp|
    scheißkerl|du idiot|du spast|halt die fresse|halt dein maul|halts maul`,
  es: `hij[oa] de puta|hijueputa|gilipollas|pendej[oa]|cabrón|cabrona|imbécil|maricón|vete a la mierda|vete al infierno`,
  fr: `connard|connasse|salope|enculé|abruti|fils de pute|pauvre con|ta gueule|espèce de \\p{L}+`,
  it: `stronz[oai]|vaffanculo|coglione|cretino|figlio di puttana|pezzo di merda`,
  pt: `filh[oa] da puta|arrombado|babaca|otário|cuzão|vai se foder|vai tomar no cu`,
  nl: `klootzak|kankerlijer|hoerenjong|sukkel|kutwijf|hou je bek|hou je kop`,
  pl: `skurwysyn|spierdalaj|kurwo|debilu|idioto|zamknij się|zamknij mordę`,
  'hi-Latn': `madarchod|bhenchod|behenchod|chutiya|harami|gandu`,
};
const SCRIPTS: readonly (readonly [OtherLanguage, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh', /\p{Script=Han}/u],
  ['ko', /\p{Script=Hangul}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['hi', /\p{Script=Devanagari}/u],
];
const SPELLED = Object.entries(ABUSE).map(([language, words]) => {
  const choice = words.replace(/\n\s*/g, '');
  return [language as OtherLanguage, new RegExp(`(?<!\\p{L})(?:${choice})(?!\\p{L})`, 'iu')] as const;
});
const NOT_ASCII = /[^\0-\x7F]/;

/** The languages in which a sentence of mixed languages may insult somebody; almost always none. Pure. */
export function languagesMixedIn(text: string): OtherLanguage[] {
  const scripts = NOT_ASCII.test(text) ? SCRIPTS : [];
  return [...SPELLED, ...scripts].flatMap(([language, pattern]) => (pattern.test(text) ? [language] : []));
}
