import { formatCode } from '@rostrum/words';
import * as m from '@rostrum/words/languages';

/** A language's name in the reader's language, by its BCP 47 tag. */
export function languageName(code: string): string {
  if (code === 'und') return m.another();
  return code === 'hi-Latn' ? m.romanisedHindi() : formatCode('language', code);
}

/** A language's name in itself, for the people who look for it in a list. */
export function ownLanguageName(code: string): string {
  if (code === 'und') return m.another();
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
