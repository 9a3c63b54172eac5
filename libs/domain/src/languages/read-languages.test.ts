import { describe, expect, it } from 'vitest';
import { OTHER_LANGUAGES } from './room-language.ts';
import { groupsWatched, READ_LANGUAGES } from './read-languages.ts';

describe('the table of watched languages', () => {
  const good = { hatefulFound: 0.55, fairFlagged: 0.15, ordinaryFlagged: 0.02 };

  it('is watched where every bar is reached', () => {
    expect(groupsWatched(good)).toBe('yes');
    expect(groupsWatched({ ...good, ordinaryFlagged: null })).toBe('yes');
  });

  it.each([{ hatefulFound: 0.549 }, { fairFlagged: 0.151 }, { ordinaryFlagged: 0.021 }])(
    'is partly watched one step below a bar: %o',
    (missed) => {
      expect(groupsWatched({ ...good, ...missed })).toBe('partly');
    },
  );

  it('is not watched where little is found', () => {
    expect(groupsWatched({ ...good, hatefulFound: 0.199 })).toBe('no');
  });

  it('covers each language once', () => {
    expect([...READ_LANGUAGES.keys()].toSorted()).toEqual([...OTHER_LANGUAGES].toSorted());
  });
});
