import type { MotionFinding } from './finding.ts';
import { findLoaded } from './loaded.ts';
import { findNoStandard } from './no-standard.ts';
import { findAmbiguous, findTooBroad } from './scope.ts';
import { findSensitive } from './sensitive.ts';
import { findTruism } from './truism.ts';
import { findTwoMotions } from './two-motions.ts';

/** Longer texts are no motions. Only their beginning is read, so that any text takes bounded time. */
const LONGEST = 1_000;

/**
 * Everything that may keep a motion from being argued fairly, in the order of the text. English only: in another
 * language it finds little, and reports nothing false. It helps the author and forbids nothing.
 */
export function checkMotion(motion: string): MotionFinding[] {
  const text = motion.slice(0, LONGEST);
  const truisms = findTruism(text);
  return [
    ...findLoaded(text),
    ...findTwoMotions(text),
    ...truisms,
    ...(truisms.length > 0 ? [] : [...findNoStandard(text), ...findTooBroad(text)]),
    ...findAmbiguous(text),
    ...findSensitive(text),
  ].sort((one, other) => one.start - other.start || one.end - other.end);
}
