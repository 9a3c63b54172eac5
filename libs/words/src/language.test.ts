import { afterEach, expect, test } from 'vitest';
import {
  FIRST_LANGUAGE,
  inLanguage,
  language,
  languageFor,
  setLanguageSource,
  offeredFor,
} from './language.ts';

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

test('something is said in a language of its own, within which something may be said in another', () => {
  setLanguageSource(() => 'es');
  const said = inLanguage('de', () => [language(), inLanguage('en', language), language()]);
  expect([...said, language()]).toEqual(['de', 'en', 'de', 'es']);
});

test('the language of the moment is back when something could not be said', () => {
  const fail = () => {
    throw new Error('unsaid');
  };
  expect(() => inLanguage('de', fail)).toThrow('unsaid');
  expect(language()).toBe('en');
});

test('words after a promise are in the language of the moment again', async () => {
  const later = inLanguage('de', async () => {
    await Promise.resolve();
    return language();
  });
  expect(await later).toBe('en');
});

test('a language that is not offered is spoken nowhere', () => {
  expect(offeredFor(['de-CH'], ['en'])).toBe('en');
  expect(offeredFor(['de-CH'], ['en', 'de'])).toBe('de');
  expect(offeredFor(['fi'], ['en', 'de'])).toBe('en');
});
