import { inLanguage } from '@rostrum/words';
import { expect, test } from 'vitest';
import { countryName } from './country-name.ts';

test('a country is named in the language of the reader', () => {
  expect(countryName('DE', 'Germany')).toBe('Germany');
  expect(inLanguage('de', () => countryName('DE', 'Germany'))).toBe('Deutschland');
  expect(inLanguage('es', () => countryName('DE', 'Germany'))).toBe('Alemania');
});

test('a name without a code stays as it is', () => {
  expect(inLanguage('de', () => countryName('the north', 'The north'))).toBe('The north');
});
