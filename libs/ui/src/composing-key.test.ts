import { expect, test } from 'vitest';
import { belongsToInputMethod } from './composing-key.ts';

test('a key is the input method’s while a character is composed', () => {
  expect(belongsToInputMethod({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(belongsToInputMethod({ isComposing: false, keyCode: 13 })).toBe(false);
});

test('Safari’s Enter that ends a composition is the input method’s, though the composition is over', () => {
  expect(belongsToInputMethod({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(belongsToInputMethod({ nativeEvent: { isComposing: false, keyCode: 229 } })).toBe(true);
});
