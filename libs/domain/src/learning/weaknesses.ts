import type { Feedback } from '../documents/feedback.ts';
import { DIMENSIONS } from '../feedback/dimensions.ts';
import type { Weakness } from './next-lesson.ts';

/** The number of debates that count: old debates say little about current needs. */
export const DEBATES_THAT_COUNT = 10;

/** A person's recent form in each dimension, which chooses their lessons; `feedback` starts with the last debate. */
export function weaknessesOf(feedback: readonly Pick<Feedback, 'dimensions'>[]): Weakness[] {
  const last = feedback.slice(0, DEBATES_THAT_COUNT).flatMap(({ dimensions }) => dimensions);
  return DIMENSIONS.flatMap((skill): Weakness[] => {
    const scores = last.flatMap(({ dimension, score }) =>
      dimension === skill && score !== null ? [score] : [],
    );
    if (scores.length === 0) return [];
    const sum = scores.reduce((total, score) => total + score, 0);
    return [{ skill, score: sum / scores.length, debates: scores.length }];
  });
}
