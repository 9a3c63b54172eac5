import { expect, test } from 'vitest';
import { compileCatalogue } from './compiler.ts';
import { accented } from './pseudo.ts';

test('a text keeps its letters under accents, and each of its words grows', () => {
  expect(accented('Cancel debate')).toBe('Çååñçéél ðéébååţéé');
});

test('slots, plurals and tags stay, and the texts in them are accented', () => {
  const text = 'Hi {name}, {count, plural, one {# motion} other {# motions}} for <b>you</b>';
  const { files, problems } = compileCatalogue(
    new Map([['people', { en: { greet: text }, de: { greet: text }, es: { greet: text } }]]),
  );
  expect(problems).toEqual([]);
  const spoken = JSON.parse(files.get('spoken.json') ?? '') as Record<string, Record<string, string>>;
  const [expression = ''] = Object.values(spoken['en-XA'] ?? {});
  expect(expression).toContain('(name)');
  expect(expression).toContain('môôţîîôôñš');
  expect(expression).toContain('ýôôûû');
  expect(expression).not.toMatch(/motion|you/);
});
