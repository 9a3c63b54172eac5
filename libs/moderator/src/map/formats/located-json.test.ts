import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLocated } from './located-json.ts';
import { SEED } from './testing.ts';

describe('JSON with lines', () => {
  it('accepts what JSON.parse accepts and refuses what it refuses', () => {
    const values = fc.oneof(
      fc.json(),
      fc.string(),
      fc.json().map((text) => text.slice(1)),
    );
    fc.assert(
      fc.property(values, (text) => {
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        expect(parseLocated(text).ok).toBe(isJson);
      }),
      SEED,
    );
  });
});
