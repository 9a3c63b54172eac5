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
  'debaters-do-not-vote': 'Debaters do not vote on their own debate.',
  'second-vote-not-open': 'The second vote opens after the last step.',
  'first-vote-stays-for': 'The first vote has closed. Your vote before the debate stays: For.',
  'first-vote-stays-against': 'The first vote has closed. Your vote before the debate stays: Against.',
  'first-vote-stays-undecided': 'The first vote has closed. Your vote before the debate stays: Undecided.',
  'first-vote-missed':
    'The first vote has closed, and you had not voted. You can vote after the debate; that vote is not part of the swing.',
  'second-vote-stays-for': 'The vote has closed. Your vote after the debate stays: For.',
  'second-vote-stays-against': 'The vote has closed. Your vote after the debate stays: Against.',
  'second-vote-stays-undecided': 'The vote has closed. Your vote after the debate stays: Undecided.',
  'votes-closed': 'The vote has closed, and you had not voted in it.',
} as const;
export type VoteRefusal = keyof typeof VOTE_REFUSALS;

const TIMES = { before: 'first', after: 'second' } as const;

/** The refusal of a vote on a ballot that has closed, by the vote that stays counted on it. */
export function staysCounted(ballot: Ballot, counted: Choice): VoteRefusal {
  return `${TIMES[ballot]}-vote-stays-${counted}`;
}
