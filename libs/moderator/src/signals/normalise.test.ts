import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalise, originalSpan } from './normalise.ts';

const RUNS = { numRuns: 1_000, seed: 20_261_120 };

describe('a text made comparable', { timeout: 60_000 }, () => {
  it.each([
    ['CAPITALS', 'capitals'],
    ['Ünïcödé', 'unicode'],
    ['ﬁne', 'fine'],
    ['in\u200bvis\u00adi\ufeffble', 'invisible'],
    ['don’t', "don't"],
    ['расе', 'pace'],
    ['1d10t', 'idiot'],
    ['l33t 4nd $illy', 'leet and silly'],
    ['100 people, $5, 24/7', '100 people, $5, 24/7'],
    ['🚲 𝗯𝗼𝗹𝗱', '🚲 bold'],
    ['猫', '猫'],
    ['ﷺ', 'ﷺ'],
  ])('"%s" reads "%s"', (original, text) => {
    expect(normalise(original).text).toBe(text);
  });

  it('gives every place a place in the original, in order, and ends where that ends', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (original) => {
        const { text, offsets } = normalise(original);
        expect(offsets).toHaveLength(text.length + 1);
        expect(offsets.at(-1)).toBe(original.length);
        expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
      }),
      RUNS,
    );
  });

  it('finds a word back wherever it stands, whatever stands around it', () => {
    const around = fc.string({ unit: 'binary', maxLength: 20 }).map((text) => `${text} `);
    fc.assert(
      fc.property(around, around, (before, after) => {
        const original = `${before}Rostrum ${after}`;
        const normalised = normalise(original);
        const start = normalised.text.indexOf('rostrum ');
        const span = originalSpan(normalised, start, start + 'rostrum'.length);
        expect(original.slice(span.start, span.end)).toBe('Rostrum');
      }),
      RUNS,
    );
  });
});
