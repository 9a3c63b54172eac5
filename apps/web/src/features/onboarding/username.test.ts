import { describe, expect, test } from 'vitest';
import { proposeUsername, tidyUsername, usernameProblem } from './username.ts';

describe('a username', () => {
  test.each(['ada', 'ada_lovelace_1815', '___', '12345678901234567890'])('may be %s', (name) => {
    expect(usernameProblem(name)).toBeUndefined();
  });

  test.each([
    ['', 'Use at least 3 characters.'],
    ['ad', 'Use at least 3 characters.'],
    ['123456789012345678901', 'Use at most 20 characters.'],
    ['Ada', 'Use only a–z, 0–9 and _.'],
    ['ada lovelace', 'Use only a–z, 0–9 and _.'],
    ['ada-l', 'Use only a–z, 0–9 and _.'],
    ['аda', 'Use only a–z, 0–9 and _.'],
  ])('may not be "%s"', (name, problem) => {
    expect(usernameProblem(name)).toBe(problem);
  });

  test('is taken as it was probably meant', () => {
    expect(tidyUsername('Ada  Love-lace')).toBe('ada_love_lace');
  });

  test.each([
    ['Ada Lovelace', 'ada_lovelace'],
    ['Zoë Müller-Lüdenscheidt', 'zoe_muller_ludensche'],
    ['陳大文', ''],
  ])('is proposed out of the name %s', (name, proposal) => {
    expect(proposeUsername(name)).toBe(proposal);
  });
});
