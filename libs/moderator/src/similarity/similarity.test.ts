import { describe, expect, it } from 'vitest';
import { relatedness, sharedWords } from './compare.ts';
import { plainWords } from '../text/plain-words.ts';
import { profileOf } from './profile.ts';
import { wordSpace } from './space.ts';
import { stemOf } from '../lexicon/stem.ts';
import { decodeWordSpace } from './word-space.ts';

const profile = (text: string) => profileOf(wordSpace(), plainWords(text));

describe('stems', () => {
  it.each([
    ['legal legalize legalization legalized legalizing'],
    ['vote votes voting voter voters'],
    ['subsidy subsidies subsidize subsidizing'],
    ['marry married'],
    ['child children'],
    ['abolish abolition abolishing'],
    ['urban urbanization'],
  ])('are the same for %s', (forms) => {
    expect(new Set(forms.split(' ').map(stemOf)).size).toBe(1);
  });

  it.each([
    ['nation', 'nature'],
    ['universe', 'university'],
    ['general', 'generous'],
    ['police', 'policy'],
  ])('differ for %s and %s', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other));
  });

  it('leaves short and strange words alone', () => {
    expect(['a', 'as', 'us', '__proto__'].map(stemOf)).toEqual(['a', 'as', 'us', '__proto__']);
    expect(stemOf('constructor')).toBeTypeOf('string');
  });
});

describe('the word space', () => {
  const relation = (one: string, other: string) => {
    const { places } = wordSpace();
    const [first, second] = [places.get(stemOf(one)), places.get(stemOf(other))];
    return first === undefined || second === undefined ? Number.NaN : relatedness(wordSpace(), first, second);
  };

  it.each([
    ['school', 'student', 'weapon'],
    ['nuclear', 'weapon', 'school'],
    ['marriage', 'couple', 'weapon'],
    ['prison', 'crime', 'marriage'],
  ])('has %s nearer to %s than to %s', (word, near, far) => {
    expect(relation(word, near)).toBeGreaterThan(relation(word, far));
  });

  it('refuses vectors that do not fill the stems', () => {
    expect(() =>
      decodeWordSpace({ dimensions: 2, stems: 'AoneAtwo', rarityUnit: 1, rarity: 'AAA=', vectors: 'AA==' }),
    ).toThrow(RangeError);
  });
});

describe('words in common', () => {
  it('make a text similar to itself and dissimilar to an unrelated one', () => {
    const text = profile('Uniforms reduce bullying in schools.');
    expect(sharedWords(text, text)).toBeCloseTo(1);
    expect(sharedWords(text, profile('The striker scored twice.'))).toBe(0);
  });

  it('are none with a text of small words', () => {
    expect(sharedWords(profile('it is what it is'), profile('Uniforms reduce bullying.'))).toBe(0);
  });
});
