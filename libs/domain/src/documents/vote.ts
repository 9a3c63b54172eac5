import * as z from 'zod/mini';
import { uidSchema } from '../ids.ts';
import { isVoter } from '../debate/judging/panel.ts';
import { hasFloor, type DebateState } from '../debate/state.ts';

export const choiceSchema = z.enum(['for', 'against', 'undecided']);
export type Choice = z.infer<typeof choiceSchema>;

/** Which of the two votes: the one before the first speech, or the one after the last step. */
export const voteTimeSchema = z.enum(['before', 'after']);
export type Ballot = z.infer<typeof voteTimeSchema>;

export const votePath = (roomId: string, uid: string) => `rooms/${roomId}/votes/${uid}`;
export const votesPath = (roomId: string) => `rooms/${roomId}/votes`;

/**
 * `rooms/{roomId}/votes/{uid}`: a person's opinion of the motion before and after; null if they did not vote. `uid`
 * is stored as well, so that a query finds all votes of a person. The vote of a deleted account has no `uid`, and
 * another id.
 */
export const voteSchema = z.object({
  uid: z.optional(uidSchema),
  before: z._default(z.nullable(choiceSchema), null),
  after: z._default(z.nullable(choiceSchema), null),
});
export type Vote = z.infer<typeof voteSchema>;

/**
 * Which vote is open: the first until the first speech begins, the second after the last step. A pause or preparation
 * before the first word does not open the first again.
 */
export function openBallot(state: DebateState): Ballot | undefined {
  if (state.phase === 'verdictVote') return 'after';
  if (hasFloor(state)) return ballotOfStep(state.format.steps, state.floor.stepIndex);
  return isBefore(state) ? 'before' : undefined;
}

function ballotOfStep(steps: DebateState['format']['steps'], stepIndex: number): Ballot | undefined {
  if (steps[stepIndex]?.kind !== 'vote') return undefined;
  const isFirst = steps.slice(0, stepIndex).every(({ kind }) => kind === 'vote');
  return isFirst ? 'before' : 'after';
}

const BEFORE: ReadonlySet<DebateState['phase']> = new Set(['lobby', 'readyCheck', 'coinFlip', 'prep']);

function isBefore({ phase }: DebateState): boolean {
  return BEFORE.has(phase);
}

/** The votes that count, by uid: without people who voted first and then took a seat or judged. */
export function audienceVotes(debate: DebateState, votes: ReadonlyMap<string, Vote>): Vote[] {
  return [...votes].flatMap(([uid, vote]) => (isVoter(debate, uid) ? [vote] : []));
}
