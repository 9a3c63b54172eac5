import { describe, expect, test } from 'vitest';
import { isFound, searchKeyOf, searchWordsOf } from './search-words.ts';

const ZOE = { displayName: 'Zoé Müller-Lind', username: 'zoe_l' };
const finds = (typed: string) => {
  const key = searchKeyOf(typed);
  return (
    key !== undefined && searchWordsOf(ZOE.displayName, ZOE.username).includes(key) && isFound(ZOE, typed)
  );
};

describe('somebody is found', () => {
  test.each(['z', 'zoe', 'ZOÉ', 'mul', 'Lind', 'lind zo', '@zoe_l', 'zoe_'])('by “%s”', (typed) => {
    expect(finds(typed)).toBe(true);
  });

  test.each(['oe', 'zoe x', 'muller2', 'zoel', ''])('not by “%s”', (typed) => {
    expect(finds(typed)).toBe(false);
  });

  test('by the first letters of a very long word', () => {
    const long = { displayName: 'a'.repeat(60), username: null };
    expect(searchWordsOf(long.displayName, null)).toHaveLength(15);
    expect(searchWordsOf(long.displayName, null)).toContain(searchKeyOf('a'.repeat(40)));
    expect(isFound(long, 'a'.repeat(40))).toBe(true);
    expect(isFound(long, 'a'.repeat(61))).toBe(false);
  });

  test('by a few words, however many a name has', () => {
    const name = Array.from({ length: 40 }, (_, index) => `word${index}word`).join(' ');
    expect(searchWordsOf(name, 'some_name').length).toBeLessThan(100);
  });
});
