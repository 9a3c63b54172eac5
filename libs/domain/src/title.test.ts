import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tidyTitle } from './title.ts';

const RUNS = { numRuns: 500, seed: 20_261_120 };

describe('a name or a motion', { timeout: 60_000 }, () => {
  it.each([
    ['\u200e', 'a mark for the direction'],
    ['\u061c', 'an Arabic one'],
    ['\u115f', 'a Hangul filler'],
    ['\u3164', 'another'],
    ['\uffa0', 'a narrow one'],
    ['\u200b', 'a space without width'],
    ['\u200d', 'a joiner'],
    ['\u200c', 'a non-joiner'],
    ['\u00ad', 'a soft hyphen'],
    ['\u034f', 'a grapheme joiner'],
    ['\ufe0f', 'a lone selector'],
    ['\u{e0100}', 'a rare selector'],
    ['\u{e0061}', 'a tag'],
    ['\ufeff', 'a byte-order mark'],
  ])('loses %j, %s, wherever it is', (unseen) => {
    expect(tidyTitle(`${unseen}Ada${unseen}M${unseen}${unseen} B${unseen}`)).toBe('AdaM B');
    expect(tidyTitle(unseen)).toBe('');
  });

  it('has spaces for empty Braille cells', () => {
    expect(tidyTitle('\u2800Ada\u2800\u2800B')).toBe('Ada B');
  });

  it.each([
    ['a family', '👨‍👩‍👧'],
    ['an astronaut with a tone', '👩🏽‍🚀'],
    ['a heart', '❤️'],
    ['a keycap', '1️⃣'],
    ['the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['the rainbow flag', '🏳️‍🌈'],
    ['Persian', 'می‌خواهم'],
    ['Marathi', 'र्‍य'],
    ['Sinhala', 'ශ්‍රී'],
    ['old Malayalam', 'അവന്‍'],
    ['a variant of an ideograph', '葛\u{e0100}'],
  ])('keeps what %s is written with', (_, text) => {
    expect(tidyTitle(text)).toBe(text.normalize('NFC'));
  });

  it('stays the same when it is tidied again', () => {
    const part = fc.constantFrom(
      ...Array.from(
        'aé1 葛می्र🏴👨❤\u0301\u200d\u200c\ufe0f\u{e0067}\u{e007f}\u{e0100}\u034f\u2800\u3164\u20e3\u202e',
      ),
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(part, fc.string({ unit: 'binary', maxLength: 1 })), { maxLength: 20 }),
        (parts) => {
          const once = tidyTitle(parts.join(''));
          expect(tidyTitle(once)).toBe(once);
        },
      ),
      RUNS,
    );
  });
});
