import { expect, test } from 'vitest';
import { caseFinder } from './case-finder.ts';
import { readBank } from './source/read-bank.ts';

const bank = readBank();
const find = caseFinder(bank);

test('every motion of the bank finds its own file', () => {
  expect(bank.filter((file) => find(file.motion) !== file)).toEqual([]);
});

test('a motion is found in other case and signs, and no other motion is', () => {
  const [file] = bank;
  expect(find(`  ${file!.motion.toUpperCase()}. `)).toBe(file);
  expect(find(`${file!.motion} and its neighbours`)).toBeUndefined();
  expect(find('')).toBeUndefined();
});
