import { describe, expect, it } from 'vitest';
import { partialled } from '../metrics.ts';
import { lengthFeatures, lengthRatio } from './length.ts';
import { restyle } from './restyle.ts';

const TEXT = 'The bus is late. It needs a lane, because cars are in the way.';

describe('the same text in another style', () => {
  const [bullets = '', padded = '', learner = '', spoken = ''] = restyle(TEXT);

  it('is a list with a line for each sentence', () => {
    expect(bullets).toBe('- The bus is late\n- It needs a lane, because cars are in the way');
  });

  it('says nothing less when it is padded', () => {
    for (const sentence of ['The bus is late.', 'It needs a lane, because cars are in the way.'])
      expect(padded).toContain(sentence);
    expect(padded.length).toBeGreaterThan(2 * TEXT.length);
  });

  it('loses endings with a learner, and marks and capitals in a transcript', () => {
    expect(learner).toContain('It need');
    expect(learner).toContain('cars is');
    expect(spoken).not.toMatch(/[A-Z,;:]/);
    expect(spoken).toContain('um ');
  });
});

describe('length', () => {
  it('is like if one text is nearly as long as the other', () => {
    expect(lengthRatio('four', 'four')).toBe(1);
    expect(lengthRatio('eight!!!', 'four')).toBe(0.5);
  });

  it('has a value for a text without words', () => {
    expect(lengthFeatures('').every(Number.isFinite)).toBe(true);
  });

  it('explains a correlation that it causes alone', () => {
    expect(partialled(0.48, 0.8, 0.6)).toBeCloseTo(0);
    expect(partialled(0.5, 0, 0)).toBe(0.5);
  });
});
