import { inLanguage } from '@rostrum/words';
import { expect, test } from 'vitest';
import { languageName, ownLanguageName } from './language-names.ts';
import { ROOM_LANGUAGES } from './room-language.ts';

test.each([languageName, ownLanguageName])(
  'each language of a debate has a name of its own: %o',
  (nameOf) => {
    expect(new Set(ROOM_LANGUAGES.map(nameOf)).size).toBe(ROOM_LANGUAGES.length);
  },
);

test('a language is named in the reader’s language, or in itself', () => {
  expect(['es', 'hi-Latn', 'und'].map((code) => languageName(code as 'es'))).toEqual([
    'Spanish',
    'Romanised Hindi',
    'Another language',
  ]);
  expect(inLanguage('de', () => languageName('es'))).toBe('Spanisch');
  expect(inLanguage('de', () => ownLanguageName('es'))).toBe('Español');
});
