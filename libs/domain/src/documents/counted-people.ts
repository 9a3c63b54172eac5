import { isOpponent } from '../debate/opponent.ts';
import { debaterIds, type DebateState } from '../debate/state.ts';
import type { Visibility } from './room.ts';

/**
 * The people on whose profiles a debate counts and is listed: those who sat in it, if it was public and ended with a result. Practice
 * against the AI opponent counts for nobody.
 */
export function countedPeople({
  visibility,
  debate,
}: {
  visibility: Visibility;
  debate: DebateState;
}): string[] {
  const hasEnded = debate.phase === 'debrief' || debate.phase === 'archived';
  const people = debaterIds(debate);
  return visibility === 'public' && hasEnded && !people.some(isOpponent) ? people : [];
}
