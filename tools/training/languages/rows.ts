import type { OtherLanguage } from '@rostrum/domain';
import { readRows, type DataFile } from '../data.ts';

/** A text in one language. `template`: written for a test of functions; `talk`: from people. */
export type LanguageText = { text: string; group: string } & (
  { from: 'template'; isHateful: boolean; functionality: string } | { from: 'talk'; isOrdinary: boolean }
);

export const LANGUAGE_FILES: readonly DataFile[] = [
  'multi_hatecheck',
  'multi_hatecheck_hi',
  'multi_germeval2018_de',
  'multi_toldbr_pt',
  'multi_cold_zh',
  'multi_beep_ko',
  'multi_inspection_ja',
  'multi_mlma_fr_ar_en',
];

/** All labelled texts of a language. */
export function readLanguage(language: OtherLanguage): LanguageText[] {
  return [...templates(language), ...(TALK[language]?.() ?? [])];
}

const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Hindi in Latin letters has no mark of its own in the file. */
function writtenIn(lang: string, text: string): string {
  return lang === 'hi' && !DEVANAGARI.test(text) ? 'hi-Latn' : lang;
}

function templates(language: OtherLanguage): LanguageText[] {
  const rows = [
    ...readRows('multi_hatecheck'),
    ...(language.startsWith('hi')
      ? readRows('multi_hatecheck_hi').map((row) => ({ ...row, lang: 'hi' }))
      : []),
  ];
  return rows
    .filter(({ lang, text }) => writtenIn(lang, text) === language)
    .map(({ text, group, label, functionality }) => ({
      text,
      group,
      from: 'template',
      isHateful: label === 'hateful',
      functionality,
    }));
}

const TALK: Partial<Record<OtherLanguage, () => LanguageText[]>> = {
  de: () => talk(readRows('multi_germeval2018_de'), ({ fine }) => fine === 'other'),
  pt: () =>
    talk(
      readRows('multi_toldbr_pt').filter(({ label }) => label !== 'one_vote'),
      ({ label }) => label === 'none',
    ),
  zh: () =>
    talk(
      readRows('multi_cold_zh').filter(({ fine }) => fine !== ''),
      ({ label }) => label === 'safe',
    ),
  ko: () => talk(readRows('multi_beep_ko'), ({ label }) => label === 'none'),
  ja: () =>
    talk(
      readRows('multi_inspection_ja').filter(({ label }) => label !== 'disputed'),
      ({ label }) => label === 'not_toxic',
    ),
  fr: () => talk(tweets('fr'), ({ label }) => label === 'normal'),
  ar: () => talk(tweets('ar'), ({ label }) => label === 'normal'),
};

function tweets(language: string) {
  return readRows('multi_mlma_fr_ar_en').filter(({ lang }) => lang === language);
}

function talk<R extends { text: string; group: string }>(
  rows: readonly R[],
  isOrdinary: (row: R) => boolean,
): LanguageText[] {
  return rows.map((row) => ({
    text: row.text,
    group: row.group,
    from: 'talk',
    isOrdinary: isOrdinary(row),
  }));
}

/**
 * Whether nobody looked at a text while the words of a language were written: half of all groups, by their hash. Only
 * these count in published figures.
 */
export function isUnseen(group: string): boolean {
  let hash = 7;
  for (const letter of group) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0;
  return (hash >>> 8) % 2 === 1;
}
