import {
  benchOf,
  currentStep,
  FEW_WORDS,
  openBallot,
  type Ballot,
  type Choice,
  type DebateState,
} from '@rostrum/domain';

export const CHOICE_WORDS: Readonly<Record<Choice, string>> = {
  for: 'For',
  undecided: 'Undecided',
  against: 'Against',
};

export const QUESTIONS: Readonly<Record<Ballot, string>> = {
  before: 'Before the debate: where do you stand?',
  after: 'After the debate: where do you stand now?',
};

/** What becomes of a vote; `tallyVotes` keeps it true. */
export const SECRECY_WORDS = `Nobody sees your vote. Once the debate is over, people see how many voted how, but no count of ${FEW_WORDS}.`;

/** Whether the debate itself waits for votes: nobody speaks meanwhile. */
export function isVoteTime(debate: DebateState): boolean {
  return debate.phase === 'verdictVote' || (debate.phase === 'live' && currentStep(debate)?.kind === 'vote');
}

/** The vote that a person may cast now; undefined for current or former debaters, and if none is open. */
export function ballotFor(debate: DebateState, uid: string): Ballot | undefined {
  return benchOf(debate, uid) ? undefined : openBallot(debate);
}

/** Until when an own vote can be changed, in words. */
export function changeableWords(debate: DebateState, ballot: Ballot): string {
  if (isVoteTime(debate)) return 'You can change it until the vote closes.';
  return ballot === 'before'
    ? 'You can change it until the first speech begins.'
    : 'You can change it until the debate is over.';
}
