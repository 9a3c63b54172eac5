import type { OtherLanguage } from '@rostrum/domain';
import { ARABIC } from './data/ar.ts';
import { GERMAN } from './data/de.ts';
import { SPANISH } from './data/es.ts';
import { FRENCH } from './data/fr.ts';
import { HINDI } from './data/hi.ts';
import { HINDI_IN_LATIN_LETTERS } from './data/hi-latn.ts';
import { ITALIAN } from './data/it.ts';
import { JAPANESE } from './data/ja.ts';
import { KOREAN } from './data/ko.ts';
import { DUTCH } from './data/nl.ts';
import { POLISH } from './data/pl.ts';
import { PORTUGUESE } from './data/pt.ts';
import { CHINESE } from './data/zh.ts';
import type { LanguageData } from './language-data.ts';

export const LANGUAGE_DATA: Record<OtherLanguage, LanguageData> = {
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
  it: ITALIAN,
  pt: PORTUGUESE,
  nl: DUTCH,
  pl: POLISH,
  ar: ARABIC,
  hi: HINDI,
  'hi-Latn': HINDI_IN_LATIN_LETTERS,
  zh: CHINESE,
  ko: KOREAN,
  ja: JAPANESE,
};
