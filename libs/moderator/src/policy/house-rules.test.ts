import { describe, expect, it } from 'vitest';
import { HOUSE_RULES, nameRule } from './house-rules.ts';

describe('the house rules', () => {
  it('have the number and title that the moderator uses', () => {
    expect(HOUSE_RULES.map(({ id }) => nameRule(id))).toEqual([
      'Rule 1, speak in your turn',
      'Rule 2, speak about the claim',
      'Rule 3, keep to the time',
      'Rule 4, argue honestly',
      'Rule 5, keep private things private',
    ]);
  });

  it('have one name each', () => {
    expect(new Set(HOUSE_RULES.map(({ id }) => id)).size).toBe(HOUSE_RULES.length);
  });
});
