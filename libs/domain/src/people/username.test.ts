import { describe, expect, test } from 'vitest';
import { parseUsername, proposeUsername, tidyUsername } from './username.ts';

describe('a username', () => {
  test.each(['ada', 'ada_lovelace_1815', 'a_1', '123', '12345678901234567890'])('may be %s', (name) => {
    expect(parseUsername(name)).toEqual({ ok: true, value: name });
  });

  test.each([
    [' @Ada ', 'ada'],
    ['ADA_LOVELACE', 'ada_lovelace'],
  ])('is read from %s as %s', (typed, name) => {
    expect(parseUsername(typed)).toEqual({ ok: true, value: name });
  });

  test.each([
    ['', 'username-short'],
    ['ad', 'username-short'],
    ['123456789012345678901', 'username-long'],
    ['ada lovelace', 'username-letters'],
    ['ada-l', 'username-letters'],
    ['___', 'username-empty'],
  ])('may not be “%s”: %s', (typed, refusal) => {
    expect(parseUsername(typed)).toEqual({ ok: false, refusal });
  });

  test.each([
    ['a Cyrillic а', '\u0430da'],
    ['a Greek ο', 'b\u03bfb'],
    ['a full-width ａ', '\uff41da'],
    ['a dotless ı', 'k\u0131m'],
    ['a Kelvin sign, which is a k in small', '\u212aim'],
    ['a space that shows nothing', 'a\u200bda'],
  ])('may not contain %s', (_, typed) => {
    expect(parseUsername(typed)).toEqual({ ok: false, refusal: 'username-letters' });
  });

  test.each(['moderator', 'Rostrum', '_admin_', 'support1', 'the_chair'])(
    'does not speak for the house: %s',
    (name) => {
      expect(parseUsername(name)).toEqual({ ok: false, refusal: 'username-reserved' });
    },
  );

  test.each(['__ada__', '__proto__', 'constructor'])('is no key that the database reserves: %s', (name) => {
    expect(parseUsername(name)).toEqual({ ok: false, refusal: 'username-reserved' });
  });

  test.each(['moderato', 'administer', 'hostess', 'judgement'])(
    'may begin like a reserved one: %s',
    (name) => {
      expect(parseUsername(name).ok).toBe(true);
    },
  );

  test('is read as it was probably meant', () => {
    expect(tidyUsername('Ada  Love-lace')).toBe('ada_love_lace');
  });

  test.each([
    ['Ada Lovelace', 'ada_lovelace'],
    ['Zoë Müller-Lüdenscheidt', 'zoe_muller_ludensche'],
    ['陳大文', ''],
  ])('is suggested from the name %s', (name, proposal) => {
    expect(proposeUsername(name)).toBe(proposal);
  });
});
