import { expect, test } from 'vitest';
import { inlineTexts } from './inline-texts.ts';

const PLACEHOLDERS = new Map([
  ['people close', '__W1'],
  ['rooms close', '__W2'],
]);
const placeholderOf = (area: string, key: string) => PLACEHOLDERS.get(`${area} ${key}`);

test('a text without slots is its placeholder wherever it is called, by the name of its area', () => {
  const code = `import * as m from '@rostrum/words/people';
import * as rooms from '@rostrum/words/rooms';
f(m.close(), rooms.close(), m.left({ name }), m.close, form.close(), a.m.close());`;
  expect(inlineTexts(code, placeholderOf).split('\n').at(-1)).toBe(
    'f(__W1, __W2, m.left({ name }), m.close, form.close(), a.m.close());',
  );
});

test('code without texts stays as it is', () => {
  expect(inlineTexts('m.close()', placeholderOf)).toBe('m.close()');
});
