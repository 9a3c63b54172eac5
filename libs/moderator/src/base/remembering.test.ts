import { expect, it } from 'vitest';
import { remembering } from './remembering.ts';

it('asks once for what it still knows, and forgets everything when it is full', () => {
  const asked: string[] = [];
  const lengthOf = remembering(2, (word: string) => {
    asked.push(word);
    return word.length;
  });
  for (const word of ['one', 'one', 'three', 'one', 'seven', 'one']) expect(lengthOf(word)).toBe(word.length);
  expect(asked).toEqual(['one', 'three', 'seven', 'one']);
});
