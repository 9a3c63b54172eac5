import type { Feedback } from '../documents/feedback.ts';
import { weaknessesOf } from './weaknesses.ts';
import type { Dimension } from '../feedback/dimensions.ts';

/** The minimum mean, and the minimum number of debates, for a strength. */
const STRONG = 4;
const DEBATES = 3;
const AT_MOST = 3;

/** A person's recurring strengths, most certain first; `feedback` starts with the last debate. */
export function strengthsOf(feedback: readonly Pick<Feedback, 'dimensions'>[]): Dimension[] {
  return weaknessesOf(feedback)
    .filter(({ score, debates }) => score >= STRONG && debates >= DEBATES)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, AT_MOST)
    .map(({ skill }) => skill);
}
