import { afterEach, expect, test } from 'vitest';
import { FIRST_LANGUAGE, language, languageFor, setLanguageSource } from './language.ts';

afterEach(() => setLanguageSource(() => FIRST_LANGUAGE));

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr-FR', 'es-MX'], 'es'],
  [['EN_us'], 'en'],
  [['fr', ''], 'en'],
  [[], 'en'],
])('of %j the product speaks %s', (wishes, spoken) => {
  expect(languageFor(wishes)).toBe(spoken);
});

test('the language of the moment is asked for each time', () => {
  let spoken: 'de' | 'es' = 'de';
  setLanguageSource(() => spoken);
  expect(language()).toBe('de');
  spoken = 'es';
  expect(language()).toBe('es');
});
