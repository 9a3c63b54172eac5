import { isOpponent } from './opponent.ts';
import { countOf, currentStep, seatedOn, type DebateState } from './state.ts';

/** The people whose words the running step waits for: they may speak and have said nothing in it yet. */
export function awaitedIn(debate: DebateState): string[] {
  if (debate.phase !== 'live') return [];
  const { used, yielded, turn } = debate.floor;
  const seated = seatedOn(debate, currentStep(debate));
  const holders = turn && !seated.includes(turn.uid) ? [...seated, turn.uid] : seated;
  return holders.filter((uid) => !isOpponent(uid) && !yielded.includes(uid) && countOf(used, uid) === 0);
}
