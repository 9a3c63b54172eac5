import { expect, test } from 'vitest';
import { slotsIn, templateOf, writerPrompt } from './writer.ts';

test('the addressed name and the quote of an act are in slots', () => {
  const says = 'Ben, will you reply to “buses are cheaper”?';
  const slots = slotsIn({ says, quote: 'buses are cheaper' }, ['Ada', 'Ben']);
  expect(slots).toEqual({ name: 'Ben', quote1: 'buses are cheaper' });
  expect(templateOf('unanswered', says, slots).words).toBe('{name}, will you reply to “{quote1}”?');
});

test('both quotes of a question about two claims are in slots', () => {
  const says = '“Buses are cheap” and “trams are fast”: can both be true?';
  expect(slotsIn({ says, quote: null }, ['Ada'])).toEqual({
    quote1: 'Buses are cheap',
    quote2: 'trams are fast',
  });
});

test.each([
  ['„Busse sind billig“ und „Bahnen sind schnell“: Kann beides stimmen?', 'Busse sind billig'],
  [
    '«El autobús es barato» y «el tren es rápido»: ¿pueden ser ciertas las dos cosas?',
    'El autobús es barato',
  ],
])('quotes are found in the marks of each language: %s', (says, first) => {
  const slots = slotsIn({ says, quote: null }, []);
  expect(slots).toMatchObject({ quote1: first });
  expect(Object.keys(slots)).toEqual(['quote1', 'quote2']);
});

test('a model sees the quotes, but never the addressed name', () => {
  const template = templateOf('unanswered', 'Ben, will you reply to “buses pay”?', {
    name: 'Ben',
    quote1: 'buses pay',
  });
  const { user } = writerPrompt(template, 'k3v9x2m7q8w1z5t4');
  expect(user).toContain('buses pay');
  expect(user).not.toContain('Ben');
});
