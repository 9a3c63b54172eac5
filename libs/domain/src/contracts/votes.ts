import * as refusals from '@rostrum/words/refusals';
import * as z from 'zod/mini';
import { choiceSchema, voteTimeSchema, type Ballot, type Choice } from '../documents/vote.ts';
import { roomIdSchema as roomId } from '../ids.ts';

/** A vote names the ballot that it is meant for, so that a late retry never counts on the other one. */
export const voteCommandSchema = z.object({
  type: z.literal('vote'),
  roomId,
  ballot: voteTimeSchema,
  choice: choiceSchema,
});

/** Why a vote does not count, with the sentence that says which vote does. */
export const VOTE_REFUSALS = {
  'debaters-do-not-vote': refusals.debatersDoNotVote,
  'judges-do-not-vote': refusals.judgesDoNotVote,
  'second-vote-not-open': refusals.secondVoteNotOpen,
  'first-vote-stays-for': () => refusals.firstVoteStays({ choice: 'for' }),
  'first-vote-stays-against': () => refusals.firstVoteStays({ choice: 'against' }),
  'first-vote-stays-undecided': () => refusals.firstVoteStays({ choice: 'undecided' }),
  'first-vote-missed': refusals.firstVoteMissed,
  'second-vote-stays-for': () => refusals.secondVoteStays({ choice: 'for' }),
  'second-vote-stays-against': () => refusals.secondVoteStays({ choice: 'against' }),
  'second-vote-stays-undecided': () => refusals.secondVoteStays({ choice: 'undecided' }),
  'votes-closed': refusals.votesClosed,
} as const;
export type VoteRefusal = keyof typeof VOTE_REFUSALS;

const TIMES = { before: 'first', after: 'second' } as const;

/** The refusal of a vote on a ballot that has closed, by the vote that stays counted on it. */
export function staysCounted(ballot: Ballot, counted: Choice): VoteRefusal {
  return `${TIMES[ballot]}-vote-stays-${counted}`;
}
