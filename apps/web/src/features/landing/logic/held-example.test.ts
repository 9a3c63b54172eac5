import { expect, test } from 'vitest';
import { judge } from './judge.ts';
import { HELD_EXAMPLE } from './held-example.ts';

test('the example on the front page is the moderator’s real answer', () => {
  const verdict = judge(HELD_EXAMPLE.text);
  expect(verdict?.holds).toBe(true);
  const { says, quote, rule, why } = verdict!.intervention;
  expect(HELD_EXAMPLE.intervention).toEqual({ says, quote, rule, why });
});
