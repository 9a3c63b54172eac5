import { describe, expect, it } from 'vitest';
import { nearCases } from './near-cases.ts';

describe('near cases', () => {
  it('are motions of the bank on the same thing', { timeout: 60_000 }, async () => {
    expect(await nearCases('This house would paint the night trains of Europe blue')).toContain(
      'This house would pay for night trains across Europe',
    );
  });

  it('are some gentle motions if none is written, and none for gibberish', { timeout: 60_000 }, async () => {
    expect(new Set(await nearCases('')).size).toBe(3);
    expect(await nearCases('asdf qwer zxcv')).toEqual([]);
  });
});
