import type { Analysis } from '../text/analysis.ts';
import { subjectOf } from './about-people.ts';
import { isActOnThings, isFairAct } from './fair-acts.ts';
import { readMotion, type ReadMotion } from './read-motion.ts';
import { isHarsh, isHostile, isTurned } from './turned-acts.ts';

/**
 * Whom a motion is about, and how it speaks: it begins as acts do that houses debate fairly, or as any other does, or it has a word
 * that turns such an act, or a harsh one. From the first to the last, less speaks for it.
 */
export const MOTION_SORTS = [
  'nobody fair',
  'nobody plain',
  'nobody turned',
  'nobody harsh',
  'role fair',
  'role plain',
  'role turned',
  'role harsh',
  'group fair',
  'group plain',
  'group turned',
  'group harsh',
] as const;
export type MotionSort = (typeof MOTION_SORTS)[number];

export function sortOfMotion(analysis: Analysis): MotionSort {
  const subject = subjectOf(analysis);
  if (subject === 'nobody' ? isHostile(analysis) : isHarsh(analysis)) return `${subject} harsh`;
  const motion = asAct(readMotion(analysis.original));
  if (subject === 'nobody' ? isActOnThings(motion) : isFairAct(motion)) return `${subject} fair`;
  return isTurned(motion) ? `${subject} turned` : `${subject} plain`;
}

/** "We should …" asks for an act as "This house would …" does. */
function asAct(motion: ReadMotion): ReadMotion {
  const asked = motion.isHouse
    ? null
    : /^we (?:should|must|have to|need to|ought to) (?!not\b)/iu.exec(motion.claim);
  return asked ? { ...motion, stance: 'should', claim: motion.claim.slice(asked[0].length) } : motion;
}
