import { FIRST_LANGUAGE, language } from '@rostrum/words';

/** A country in the language of the reader, from its code ("DE"); in English as the list of help lines names it. */
export function countryName(code: string, name: string): string {
  if (language() === FIRST_LANGUAGE) return name;
  try {
    return new Intl.DisplayNames([language()], { type: 'region' }).of(code) ?? name;
  } catch {
    return name;
  }
}
