import { inLanguage } from '@rostrum/words';
import { expect, it } from 'vitest';
import { checkMotion } from './check-motion.ts';

const MOTION = 'This house would tax the greedy banks';

it('a finding speaks the language of the reader around the words of the motion, and the rewrite stays in its own', () => {
  const [english] = checkMotion(MOTION);
  const [german] = inLanguage('de', () => checkMotion(MOTION));
  expect(german).toEqual({
    ...english,
    reason: '„greedy“ ergreift Partei, bevor die Debatte begonnen hat.',
    rewrite: 'This house would tax the banks',
  });
});

it.each(['This house would do something', 'The Earth is flat', 'Should voting be compulsory?'])(
  'what is wrong with “%s” is said in each language',
  (motion) => {
    const reasons = (['en', 'de', 'es'] as const).map((language) =>
      inLanguage(language, () => checkMotion(motion)[0]?.reason),
    );
    expect(new Set(reasons).size).toBe(3);
  },
);
