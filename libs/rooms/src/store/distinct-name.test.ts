import { countCharacters, LIMITS } from '@rostrum/domain';
import { describe, expect, test } from 'vitest';
import { distinctName, lookOf } from './distinct-name.ts';

describe('the look of a name', () => {
  test.each([
    ['Ada', 'ADA'],
    ['Ada', 'Аdа'],
    ['Bob', 'B0b'],
    ['Dorn', 'Dom'],
    ['Ada  Lovelace', 'Ada Lovelace'],
    ['Zoë', 'Zoe\u0308'],
    ['ｆａｙ', 'fay'],
  ])('%s looks like %s', (one, other) => {
    expect(lookOf(one)).toBe(lookOf(other));
  });

  test.each([
    ['Ada', 'Ava'],
    ['Zoë', 'Zoe'],
    ['李', '季'],
    ['Ann', 'Anna'],
  ])('%s does not look like %s', (one, other) => {
    expect(lookOf(one)).not.toBe(lookOf(other));
  });
});

describe('a name in a room', () => {
  test('stays as it is where nobody looks the same', () => {
    expect(distinctName('Ada', 'ada', ['Ben', 'Cleo'])).toBe('Ada');
  });

  test('carries the username where somebody does', () => {
    expect(distinctName('Аdа', 'troll_7', ['Ada'])).toBe('Аdа (@troll_7)');
  });

  test('carries a number where there is no username, another one for each', () => {
    expect(distinctName('Ada', null, ['Ada'])).toBe('Ada (2)');
    expect(distinctName('Ada', null, ['Ada', 'Ada (2)'])).toBe('Ada (3)');
  });

  test('is not that of the AI opponent', () => {
    expect(distinctName('AI opponent', null, [])).toBe('AI opponent (2)');
  });

  test('stays within what a name may have', () => {
    const long = 'A'.repeat(LIMITS.nameMaxLength);
    const marked = distinctName(long, 'twenty_letters_long_', [long]);
    expect(countCharacters(marked)).toBe(LIMITS.nameMaxLength);
    expect(marked).toMatch(/A \(@twenty_letters_long_\)$/);
  });
});
