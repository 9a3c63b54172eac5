import {
  currentStep,
  isVoter,
  openBallot,
  type Ballot,
  type Choice,
  type DebateState,
} from '@rostrum/domain';
import * as m from '@rostrum/words/room-vote';

export const CHOICE_WORDS: Readonly<Record<Choice, () => string>> = {
  for: m.forSide,
  undecided: m.undecided,
  against: m.againstSide,
};

/** Whether the debate itself waits for votes: nobody speaks meanwhile. */
export function isVoteTime(debate: DebateState): boolean {
  return debate.phase === 'verdictVote' || (debate.phase === 'live' && currentStep(debate)?.kind === 'vote');
}

/** The vote that a person may cast now; undefined for judges and current or former debaters, and if none is open. */
export function ballotFor(debate: DebateState, uid: string): Ballot | undefined {
  return isVoter(debate, uid) ? openBallot(debate) : undefined;
}

/** Until when an own vote can be changed: until the vote closes, the first speech begins, or the debate ends. */
export function changeableUntil(debate: DebateState, ballot: Ballot): 'close' | 'speech' | 'end' {
  if (isVoteTime(debate)) return 'close';
  return ballot === 'before' ? 'speech' : 'end';
}
