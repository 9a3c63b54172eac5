import { expect, test } from 'vitest';
import { phrasesOf } from './phrases.ts';

const written = (english: string, other: string) =>
  phrasesOf(english, other).map((pair) =>
    [pair.english, pair.other].map((phrase) =>
      phrase.map((part) => (typeof part === 'string' ? part : `[${part.slot}]`)).join(''),
    ),
  );

test('a message without choices is one phrase, with the slots where each language has them', () => {
  expect(written('{name} asks <b>you</b>', 'Dich fragt {name}')).toEqual([
    ['[name] asks you', 'Dich fragt [name]'],
  ]);
});

test('each choice is a phrase, also where the other language does not choose', () => {
  expect(
    written(
      '{who, select, you {Your turn} other {Turn of {name}}}',
      '{who, select, you {Du} other {{name}}}',
    ),
  ).toEqual([
    ['Your turn', 'Du'],
    ['Turn of [name]', '[name]'],
  ]);
  expect(written('{count, plural, one {# day} other {# days}}', 'Tage: {count, number}')).toEqual([
    ['[count] day', 'Tage: [count]'],
    ['[count] days', 'Tage: [count]'],
  ]);
});
