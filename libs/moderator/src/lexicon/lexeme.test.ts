import { describe, expect, it } from 'vitest';
import { WORD } from './word-class.ts';
import { countKinds, lexemeOf, levelsIn } from './lexeme.ts';
import { WORD_KINDS } from './word-kinds.ts';
import { englishWords } from './english-words.ts';

describe('the lexeme of a word', () => {
  it('has its stem, its classes and whether it indicates a subject', () => {
    expect(lexemeOf('idiots')).toMatchObject({ isContent: true, isListed: true, level: expect.any(Number) });
    expect(lexemeOf('idiots').classes & WORD.insultNoun).not.toBe(0);
    expect(lexemeOf('legalizing').stem).toBe(lexemeOf('legalization').stem);
    expect(lexemeOf('the')).toMatchObject({ isContent: false, small: 1 });
  });

  it('is looked up once for a repeated word', () => {
    const [first, , second] = ['taxes', 'and', 'taxes'].map(lexemeOf);
    expect(first).toBe(second);
  });

  it('takes a name of a function for a plain word', () => {
    expect(lexemeOf('constructor')).toMatchObject({ classes: 0, isListed: false, says: 0 });
  });

  it('gives the level in the requested vocabulary', () => {
    const tax = lexemeOf('tax');
    expect(levelsIn(englishWords())(tax)).toBe(englishWords().get('tax'));
    expect(levelsIn(new Map([['tax', 99]]))(tax)).toBe(99);
    expect(levelsIn(new Map())(tax)).toBe(0);
  });

  it('counts a word for each kind that it is of', () => {
    const counts = countKinds(['tax', 'tax', 'the'].map(lexemeOf));
    expect(counts[WORD_KINDS.indexOf('money')]).toBe(2);
  });
});
