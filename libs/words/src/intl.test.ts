import { afterEach, expect, test } from 'vitest';
import { formatDate, formatList, formatCode, formatNumber } from './intl.ts';
import { FIRST_LANGUAGE, setLanguageSource } from './language.ts';

afterEach(() => setLanguageSource(() => FIRST_LANGUAGE));
const said = () => [
  formatNumber(1_234.5),
  formatDate(0, { dateStyle: 'long', timeZone: 'UTC' }),
  formatList(['A', 'B', 'C']),
  formatList(['A', 'B'], { type: 'disjunction' }),
  formatCode('language', 'it'),
  formatCode('region', 'IT'),
];

test('numbers, dates, lists and names follow the language, even after another one', () => {
  expect(said()).toEqual(['1,234.5', '1 January 1970', 'A, B and C', 'A or B', 'Italian', 'Italy']);
  setLanguageSource(() => 'de');
  expect(said()).toEqual(['1.234,5', '1. Januar 1970', 'A, B und C', 'A oder B', 'Italienisch', 'Italien']);
  setLanguageSource(() => 'es');
  expect(said()).toEqual(['1234,5', '1 de enero de 1970', 'A, B y C', 'A o B', 'italiano', 'Italia']);
});
