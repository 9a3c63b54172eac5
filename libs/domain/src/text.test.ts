import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters, foldText, hasWords, isBlank, placeAfter, tidyLine, tidyText } from './text.ts';

const RUNS = { numRuns: 2_000, seed: 20_261_120 };

describe('the length of a text', () => {
  it.each([
    ['an emoji made of several', '👨‍👩‍👧👩‍🚀', 2],
    ['a flag', '🇩🇪🏴󠁧󠁢󠁥󠁮󠁧󠁿', 2],
    ['a tone of skin', '👍🏽', 1],
    ['a letter and its accents', 'x\u0301\u0302', 1],
    ['Hindi', 'नमस्ते', Array.from(new Intl.Segmenter().segment('नमस्ते')).length],
    ['a line break of Windows', 'a\r\nb', 3],
  ])('is what people count: %s', (_, text, characters) => {
    expect(countCharacters(text)).toBe(characters);
    expect(placeAfter(text, characters)).toBe(text.length);
    expect(placeAfter(text, characters - 1)).toBeLessThan(text.length);
  });

  it('ends after whole characters only', () => {
    expect(placeAfter('a👨‍👩‍👧b', 1)).toBe(1);
    expect(placeAfter('a👨‍👩‍👧b', 2)).toBe('a👨‍👩‍👧'.length);
    expect(placeAfter('abc', 0)).toBe(0);
    expect(placeAfter('abc', 9)).toBe(3);
  });

  it('counts characters, not UTF-16 units', () => {
    expect(countCharacters('')).toBe(0);
    expect(countCharacters('motion')).toBe(6);
    expect(countCharacters('🚲🚲')).toBe(2);
    expect(countCharacters('𝕄otion')).toBe(6);
  });
});

describe('a posted text', { timeout: 60_000 }, () => {
  it('is trimmed, and keeps its paragraphs and tabs', () => {
    expect(tidyText('  \n one\n\ntwo\tthree  \n')).toBe('one\n\ntwo\tthree');
  });

  it('keeps at most one empty line in a row', () => {
    expect(tidyText('one\n\n\n\n\ntwo')).toBe('one\n\ntwo');
  });

  it.each([
    ['Windows', 'one\r\ntwo'],
    ['old Mac', 'one\rtwo'],
    ['next line', 'one\u0085two'],
    ['line separator', 'one\u2028two'],
    ['paragraph separator', 'one\u2029two'],
  ])('has one kind of line break, from any input: %s', (_, text) => {
    expect(tidyText(text)).toBe('one\ntwo');
  });

  it('is composed, so that equal words are equal bytes', () => {
    expect(tidyText('cafe\u0301')).toBe('caf\u00e9');
  });

  it('has no control characters', () => {
    expect(tidyText('a\u0000b\u0007c\u001b[31md\u007f')).toBe('abc[31md');
  });

  it('has no direction overrides, which could make it read as something else', () => {
    expect(tidyText('\u202eevil\u202c \u2066x\u2069')).toBe('evil x');
  });

  it('keeps the marks that scripts written from right to left need', () => {
    expect(tidyText('שלום\u200f!')).toBe('שלום\u200f!');
  });

  it('has no half of a character, which no database stores', () => {
    expect(tidyText('a\ud800b\udc00c')).toBe('abc');
    expect(tidyText('🚲')).toBe('🚲');
  });

  it('stays the same when it is tidied again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(tidyText(tidyText(text))).toBe(tidyText(text));
        expect(tidyLine(tidyLine(text))).toBe(tidyLine(text));
      }),
      RUNS,
    );
  });
});

describe('a text on one line', { timeout: 60_000 }, () => {
  it('has every run of white space as one space', () => {
    expect(tidyLine('  This house\n\n would\t \u00a0 act\u2003now ')).toBe('This house would act now');
  });

  it('never has a line break in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(tidyLine(text)).not.toMatch(/[\n\r\t\u0085\u2028\u2029]/);
      }),
      RUNS,
    );
  });
});

describe('words', () => {
  it.each(['a', 'ζ', '猫', 'हिन्दी', '٣', '7', '…no…'])('are in "%s"', (text) => {
    expect(hasWords(text)).toBe(true);
  });

  it.each(['', '   ', '🚲🔥', '?!…', '—', '\u200b\u200b', '\u3164\u3164', '👨‍👩‍👧'])(
    'are not in "%s"',
    (text) => {
      expect(hasWords(text)).toBe(false);
    },
  );
});

describe('an invisible text', () => {
  it.each([
    '',
    ' ',
    '\n\t',
    '\u200b',
    '\u200f\u200e',
    '\ufeff',
    '\u00ad',
    '\u3164',
    '\u2800',
    '\u0301',
    '\ufe0f',
  ])('is blank: %j', (text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each(['a', '?', '🔥', '\u200ba', '—', '0'])('is not "%s"', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

describe('a searched text', () => {
  it('is found in any case and without its accents', () => {
    expect(foldText('Élysée')).toBe(foldText('ELYSEE'));
    expect(foldText('straße Ærø')).toBe('straße ærø');
  });
});
