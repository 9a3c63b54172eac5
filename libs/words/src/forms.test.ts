import { expect, test } from 'vitest';
import { isolated, number, ordinal, plural, select } from './forms.ts';

const debates = { '=0': 'none', one: 'one', other: 'many' };

test.each([
  [0, 'none'],
  [1, 'one'],
  [2, 'many'],
])('%i is counted as %s', (count, said) => {
  expect(plural('en', count, debates)).toBe(said);
});

test('a category that a text has no words for takes the general ones', () => {
  // Spanish has a category of its own for a million.
  expect(plural('es', 1_000_000, { one: 'uno', other: 'otros' })).toBe('otros');
});

test('places follow the language', () => {
  const places = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
  expect([1, 2, 3, 4, 11, 21].map((place) => ordinal('en', place, places))).toEqual(
    'st nd rd th th st'.split(' '),
  );
});

test('a word that a text does not know takes the general words', () => {
  const roles = { host: 'The host', other: 'Somebody' };
  expect([select('host', roles), select('judge', roles), select('toString', roles)]).toEqual([
    'The host',
    'Somebody',
    'Somebody',
  ]);
});

test('numbers are grouped as the language does', () => {
  expect([number('en', 12_345), number('de', 12_345), number('es', 12_345)]).toEqual([
    '12,345',
    '12.345',
    '12.345',
  ]);
});

test.each([
  ['ליאורה', '\u2068ליאורה\u2069'],
  ['سارة (2)', '\u2068سارة (2)\u2069'],
  ['𞤀𞤣𞤤𞤢𞤥', '\u2068𞤀𞤣𞤤𞤢𞤥\u2069'],
  ['Ada', 'Ada'],
  ['Зоя', 'Зоя'],
  ['田中', '田中'],
])('a name that runs from right to left is set apart from its sentence: %s', (name, expected) => {
  expect(isolated(name)).toBe(expected);
});
