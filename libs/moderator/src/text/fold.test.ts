import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, unfold } from './fold.ts';

const RUNS = { numRuns: 1_000, seed: 20_261_120 };

describe('a text made comparable', { timeout: 60_000 }, () => {
  it.each([
    ['CAPITALS', 'capitals'],
    ['Ünïcödé', 'unicode'],
    ['ﬁne', 'fine'],
    ['in\u200bvis\u00adi\ufeffble', 'invisible'],
    ['don’t', "don't"],
    ['расе', 'pace'],
    ['100 people, $5, 24/7', '100 people, $5, 24/7'],
    ['🚲 𝗯𝗼𝗹𝗱', '🚲 bold'],
    ['猫', '猫'],
    ['ﷺ', 'ﷺ'],
  ])('"%s" reads "%s"', (original, text) => {
    expect(fold(original).text).toBe(text);
  });

  it('maps every place to a place in the original, in order, and ends at its end', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (original) => {
        const { text, offsets } = fold(original);
        expect(offsets).toHaveLength(text.length + 1);
        expect(offsets.at(-1)).toBe(original.length);
        expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
      }),
      RUNS,
    );
  });

  it("finds a word's original place in any context", () => {
    const around = fc.string({ unit: 'binary', maxLength: 20 }).map((text) => `${text} `);
    fc.assert(
      fc.property(around, around, (before, after) => {
        const original = `${before}Rostrum ${after}`;
        const folded = fold(original);
        const start = folded.text.indexOf('rostrum ');
        const { start: from, end } = unfold(folded, start, start + 'rostrum'.length);
        expect(original.slice(from, end)).toBe('Rostrum');
      }),
      RUNS,
    );
  });
});
