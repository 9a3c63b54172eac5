import { describe, expect, it } from 'vitest';
import { createChance } from './chance.ts';

const drawn = (seed: number) => {
  const chance = createChance(seed);
  return Array.from({ length: 200 }, () => chance.between(1, 6));
};

describe('seeded chance', () => {
  it('draws the same from the same seed, and something else from the next', () => {
    expect(drawn(3)).toEqual(drawn(3));
    expect(drawn(3)).not.toEqual(drawn(4));
  });

  it('reaches both ends and nothing beyond them', () => {
    expect([...new Set(drawn(1))].sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('always picks a certainty, and never an impossibility', () => {
    const chance = createChance(1);
    const often = Array.from({ length: 100 }, () => [chance.happens(1), chance.happens(0)]);
    expect(often.every(([certain, impossible]) => certain && !impossible)).toBe(true);
  });

  it('picks each of some things', () => {
    const chance = createChance(2);
    const picked = Array.from({ length: 100 }, () => chance.pick(['for', 'against']));
    expect(new Set(picked)).toEqual(new Set(['for', 'against']));
    expect(() => chance.pick([])).toThrow('nothing to pick');
  });
});
