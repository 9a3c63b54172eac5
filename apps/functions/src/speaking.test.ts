import { inLanguage, language } from '@rostrum/words';
import { expect, test } from 'vitest';
import { speaking, takeLanguage } from './speaking.ts';

test('two calls at once do not mix their languages', async () => {
  let goOn: () => void = () => undefined;
  const both = new Promise<void>((resolve) => (goOn = resolve));
  let here = 0;
  const call = async () => {
    const before = language();
    here += 1;
    if (here === 2) goOn();
    await both;
    const between = language();
    await Promise.resolve();
    return [before, between, language()];
  };
  expect(await Promise.all([speaking('de', call), speaking('es', call)])).toEqual([
    ['de', 'de', 'de'],
    ['es', 'es', 'es'],
  ]);
  expect(language()).toBe('en');
});

test('one sentence may be in another language', async () => {
  const said = speaking('de', async () => [inLanguage('es', language), language()]);
  expect(await said).toEqual(['es', 'de']);
});

test.each([
  [
    { command: 1, language: 'de' },
    { language: 'de', data: { command: 1 } },
  ],
  [
    { command: 1, language: 'xx' },
    { language: 'en', data: { command: 1 } },
  ],
  [
    { command: 1, language: { toString: 1 } },
    { language: 'en', data: { command: 1 } },
  ],
  [{ command: 1 }, { language: 'en', data: { command: 1 } }],
  [null, { language: 'en', data: null }],
  ['de', { language: 'en', data: 'de' }],
])('the language of a call is taken from its input: %j', (data, taken) => {
  expect(takeLanguage(data)).toEqual(taken);
});
