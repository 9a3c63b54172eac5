import type { Language } from '../text/language.ts';

/** Whether the trained heads support a language; too few words to tell count as English. */
export function isSpoken(language: Language): boolean {
  return language === 'en' || language === 'unknown';
}
