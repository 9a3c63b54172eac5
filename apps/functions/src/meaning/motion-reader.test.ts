import { gate } from '@rostrum/moderator/gate';
import { describe, expect, test, vi } from 'vitest';
import { gateText } from '../gate-text.ts';
import { motionReader } from './motion-reader.ts';

/** Attacks that no rule knows: if a rule learns one, write another here. */
const BEYOND_RULES = [
  'This house would make Sikh children sit apart in class',
  'THW put the homeless on a boat and cut the rope',
];

describe('a motion is read by meaning', () => {
  test.each(BEYOND_RULES)('which finds an attack that no rule knows: %s', async (motion) => {
    expect(gate(motion, 'motion').ok).toBe(true);
    expect(await gateText(motion, 'motion')).toEqual({
      ok: false,
      refusal: 'readsAsAttack',
      message:
        'The motion reads as an attack on people for what they are. Name a rule that holds for everyone, or an act, and say who should do what.',
    });
  });

  test.each([
    'This house would let Sikh children wear the kirpan in class',
    'This house would house the homeless in empty hotels',
    'This house would deport foreigners convicted of violent crimes',
    'This house would ban face veils in courtrooms',
    'THBT trans women should not compete in women’s rugby',
    'This house would make buses free',
  ])('which lets it pass: %s', async (motion) => {
    expect((await gateText(motion, 'motion')).ok).toBe(true);
  });

  test.each(BEYOND_RULES)('and no other field is: %s', async (text) => {
    expect((await gateText(text, 'argument')).ok).toBe(true);
  });

  test.each(['clear', 'unsure', 'attack'] as const)(
    'and what its reader cannot tell is said: %s',
    async (reading) => {
      const read = vi.spyOn(motionReader(), 'read').mockResolvedValue(reading);
      const { ok, isUnsure } = await gateText('This house would make buses free', 'motion');
      expect({ ok, isUnsure }).toEqual({
        ok: reading !== 'attack',
        isUnsure: reading === 'unsure' || undefined,
      });
      read.mockRestore();
    },
  );

  test('without figures for the encoder the rules alone decide', async () => {
    vi.resetModules();
    vi.doMock('./encoder-choice.ts', () => ({ encodersOf: () => [] }));
    const { gateText: byRules } = await import('../gate-text.ts');
    for (const motion of BEYOND_RULES) expect((await byRules(motion, 'motion')).ok).toBe(true);
    expect((await byRules('This house would deport all Muslims', 'motion')).ok).toBe(false);
    vi.doUnmock('./encoder-choice.ts');
  });
});
