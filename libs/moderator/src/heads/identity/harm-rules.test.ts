import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/engine.ts';

const engine = createEngine();
const isThreat = (text: string) => engine.judge(text).threat.flag;

describe('harm wished to animals, or done by a camera', () => {
  it.each([
    'A man kept wolves and bears on his land. Shoot them.',
    'The wolves kill the sheep of Muslim and Christian farmers alike. Shoot them.',
    'Women cooks know it: mice eat the grain. Poison them all.',
    'Two women found the old films. Shoot them again in colour.',
  ])('is no threat to people: %s', (text) => expect(isThreat(text)).toBe(false));

  it.each([
    'Refugees cross the border at night. Shoot them.',
    'Refugees are wolves. Shoot them.',
    'Refugees come down on us like wolves. Shoot them.',
    'Wolves and migrants cross the border. Shoot them.',
    'Refugees brought rats. Poison them all.',
    'The wolves left. The refugees came. Shoot them.',
  ])('does not excuse a threat to people near them: %s', (text) => expect(isThreat(text)).toBe(true));
});

describe('the harm of a law to a group', () => {
  it.each([
    'Women must vanish from public life under this law.',
    'Under the Taliban women must vanish from public life.',
    'Under that decree Jews had to be killed on sight, and nobody spoke.',
  ])('is told, not demanded: %s', (text) => expect(isThreat(text)).toBe(false));

  it.each([
    'Women must vanish from public life.',
    'Under our rule women must vanish.',
    'Women must vanish under the ground.',
    'Women must die, and this law is under review.',
  ])('is demanded, if it is the author’s own: %s', (text) => expect(isThreat(text)).toBe(true));
});

describe('a place for one group alone', () => {
  it('is no wish, though "only" begins wishes', () => {
    expect(isThreat('Women-only carriages do women more good than harm.')).toBe(false);
    expect(isThreat('If only all women were dead.')).toBe(true);
  });
});
