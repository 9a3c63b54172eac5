import { describe, expect, it } from 'vitest';
import { gate } from '../../gate/gate.ts';
import { checkMotion } from '../../motions/check-motion.ts';
import { isFault } from '../../motions/finding.ts';
import { motionsAbout } from './make-motions.ts';
import { MOTION_FORMS } from './motion-forms.ts';
import { things } from './things.ts';

const ALL = [...new Set(things().values())];
/** Every so manieth thing is looked at: all of them take half a minute. */
const EVERY = 9;
const ENOUGH = 3;

const isFair = (motion: string) => gate(motion, 'motion').ok && !checkMotion(motion).some(isFault);
const motionsOf = (thing: (typeof ALL)[number]) =>
  motionsAbout([{ thing, before: [], where: ' in Peru', place: 'peru', isKnownOne: false }]).map(
    ({ motion }) => motion,
  );

describe('the lexicon of things', () => {
  it('has thousands of things, all of a kind that has motions', () => {
    expect(ALL.length).toBeGreaterThan(3_000);
    expect(ALL.filter(({ kind }) => !MOTION_FORMS.has(kind))).toEqual([]);
  });

  it('gives nearly each of them three motions that the check finds fair', () => {
    const some = ALL.filter((_, at) => at % EVERY === 0);
    const few = some.filter((thing) => motionsOf(thing).filter(isFair).length < ENOUGH);
    expect(few.length / some.length).toBeLessThan(0.04);
  });

  it('fills every gap of a form, and writes no article and no noun wrongly', () => {
    const motions = ALL.flatMap(motionsOf);
    const wrong =
      /[{}]|undefined|\ban [bcdfgjklnpqrtvwz]|\ba [aeio]|\ba an?\b|\bthe the\b| {2}|\b(?:mans|childs|womans|sheeps|knifes|wolfs)\b/;
    expect(motions.filter((motion) => wrong.test(motion.replaceAll(/\ba (?:one|euro)/g, '')))).toEqual([]);
  });
});
