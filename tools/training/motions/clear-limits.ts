import { MOTION_SORTS, type MotionSort } from '@rostrum/moderator/training';

/** An attack as models scored it that had not seen its like. */
export type UnseenAttack = { sort: MotionSort; score: number };

/**
 * No limit is higher than these, however few attacks of a sort there are: the less speaks for a sort, the lower. No list knows all
 * words for people, so a motion that seems to be about nobody needs a low score too, unless it acts on things.
 */
const CAUTION: Readonly<Record<MotionSort, number>> = {
  'nobody fair': 1,
  'nobody plain': -0.9,
  'nobody turned': -1.86,
  'nobody harsh': -1,
  'role fair': 0,
  'role plain': 1,
  'role turned': -1.75,
  'role harsh': -2,
  'group fair': 0,
  'group plain': -4,
  'group turned': -4.5,
  'group harsh': -5,
};
/** Below the lowest attack by this much, because the next one may be lower. */
const MARGIN = 0.05;
const SUBJECTS = ['nobody', 'role', 'group'];
/** A fair beginning is evidence by itself, so its limits say nothing about the others. */
const MANNERS = ['plain', 'turned', 'harsh'];

/** For each sort the score below which a motion is clear: below each attack of it, and of the sorts for which more speaks. */
export function clearLimits(attacks: readonly UnseenAttack[]): Record<MotionSort, number> {
  const lowest = (sort: MotionSort) => {
    const scores = attacks.flatMap((attack) => (attack.sort === sort ? attack.score - MARGIN : []));
    return Math.min(CAUTION[sort], ...scores);
  };
  const limit = (sort: MotionSort) =>
    Number(Math.min(...MOTION_SORTS.filter((other) => isSafer(other, sort)).map(lowest)).toFixed(3));
  return Object.fromEntries(MOTION_SORTS.map((sort) => [sort, limit(sort)])) as Record<MotionSort, number>;
}

/** Whether at least as much speaks for the one as for the other. */
function isSafer(one: MotionSort, other: MotionSort): boolean {
  if (one === other) return true;
  const [subjects, manners] = [SUBJECTS, MANNERS].map((order, at) =>
    [one, other].map((sort) => order.indexOf(sort.split(' ')[at] ?? '')),
  );
  if (!subjects || !manners || manners.includes(-1)) return false;
  return (subjects[0] ?? 0) <= (subjects[1] ?? 0) && (manners[0] ?? 0) <= (manners[1] ?? 0);
}
