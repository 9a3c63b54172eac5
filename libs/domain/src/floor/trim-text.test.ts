import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters } from '../text.ts';
import { trimText } from './trim-text.ts';

describe('a text that is too long', () => {
  it('is cut after the last sentence that fits', () => {
    const text = 'Trees cool a street. They drink the rain. They cost little.';
    expect(trimText(text, 45)).toEqual({
      kept: 'Trees cool a street. They drink the rain.',
      rest: 'They cost little.',
    });
  });

  it('keeps a sentence that fits to its last character, whatever white space follows', () => {
    expect(trimText('One. Two.', 4)).toEqual({ kept: 'One.', rest: 'Two.' });
    expect(trimText('One. Two.', 3)).toEqual({ kept: 'One', rest: '. Two.' });
  });

  it('is cut between words if not even one sentence fits, and inside a word only then', () => {
    expect(trimText('Trees cool a street', 12)).toEqual({ kept: 'Trees cool a', rest: 'street' });
    expect(trimText('Trees', 3)).toEqual({ kept: 'Tre', rest: 'es' });
    expect(trimText('Trees', 0)).toEqual({ kept: '', rest: 'Trees' });
  });

  it('is cut in languages that put no space after a sentence', () => {
    expect(trimText('木は街を冷やす。雨を飲む。', 9)).toEqual({
      kept: '木は街を冷やす。',
      rest: '雨を飲む。',
    });
  });

  it('never splits an emoji made of several', () => {
    expect(trimText('👩‍🚀👩‍🚀', 1)).toEqual({ kept: '👩‍🚀', rest: '👩‍🚀' });
  });
});

it('a text that fits stays as it is', () => {
  expect(trimText('Trees cool a street. ', 21)).toEqual({ kept: 'Trees cool a street. ', rest: '' });
});

it('whatever is cut, what is kept fits and only white space is lost', () => {
  const words = fc.constantFrom('Trees', 'cool', '👩‍🚀', 'a.', 'why?', '\n\n', '  ', 'été', '木は。');
  const text = fc.array(words, { maxLength: 30 }).map((parts) => parts.join(' '));
  fc.assert(
    fc.property(text, fc.nat(80), (said, limit) => {
      const { kept, rest } = trimText(said, limit);
      expect(countCharacters(kept)).toBeLessThanOrEqual(Math.max(limit, 0));
      const bare = (one: string) => one.replace(/\s/g, '');
      expect(bare(kept) + bare(rest)).toBe(bare(said));
    }),
  );
});
