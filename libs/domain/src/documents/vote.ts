import * as z from 'zod/mini';
import { count, textUpTo } from '../bounds.ts';
import { uidSchema } from '../ids.ts';
import { benchOf, currentStep, isFinished, type DebateState } from '../debate/state.ts';

export const choiceSchema = z.enum(['for', 'against', 'undecided']);
export type Choice = z.infer<typeof choiceSchema>;

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

const countsSchema = z.object({ for: count, against: count, undecided: count });

/**
 * All votes of a debate, counted once after it has ended. `moved` counts people who voted both times, as
 * `before>after`.
 */
export const tallySchema = z.object({
  before: countsSchema,
  after: countsSchema,
  moved: z.record(textUpTo(30), count),
});
export type Tally = z.infer<typeof tallySchema>;

export type Ballot = 'before' | 'after';

/** Which vote is open: the first until the first speech is over, the second after the last step. */
export function openBallot(state: DebateState): Ballot | undefined {
  if (state.phase === 'verdictVote') return 'after';
  if (isFinished(state)) return undefined;
  if (!('floor' in state)) return 'before';
  const { stepIndex } = state.floor;
  const isVote = currentStep(state)?.kind === 'vote';
  if (isVote && stepIndex > 0) return 'after';
  const firstSpeech = state.format.steps.findIndex(({ kind }) => kind !== 'vote');
  return stepIndex <= firstSpeech ? 'before' : undefined;
}

/** The votes that count, by uid: without people who voted first and then took a seat. */
export function audienceVotes(debate: DebateState, votes: ReadonlyMap<string, Vote>): Vote[] {
  return [...votes].flatMap(([uid, vote]) => (benchOf(debate, uid) ? [] : [vote]));
}

/** Counts votes. */
export function tallyVotes(votes: readonly Vote[]): Tally {
  const before = { for: 0, against: 0, undecided: 0 };
  const after = { for: 0, against: 0, undecided: 0 };
  const moved: Record<string, number> = {};
  for (const vote of votes) {
    if (vote.before) before[vote.before] += 1;
    if (vote.after) after[vote.after] += 1;
    if (vote.before && vote.after) {
      const move = `${vote.before}>${vote.after}`;
      moved[move] = (moved[move] ?? 0) + 1;
    }
  }
  return { before, after, moved };
}

/** How far each side's share of the votes moved, in percentage points; undefined without votes at both times. */
export function swingOf({ before, after }: Tally): Record<'for' | 'against', number> | undefined {
  const [all, later] = [totalOf(before), totalOf(after)];
  if (all === 0 || later === 0) return undefined;
  const points = (side: 'for' | 'against') => (after[side] / later - before[side] / all) * 100;
  return { for: points('for'), against: points('against') };
}

/** The side with the larger gain in percentage points, Oxford style; `even` within half a point. */
export function winnerBySwing(tally: Tally): 'for' | 'against' | 'even' | undefined {
  const swing = swingOf(tally);
  if (!swing) return undefined;
  if (Math.abs(swing.for - swing.against) < 0.5) return 'even';
  return swing.for > swing.against ? 'for' : 'against';
}

function totalOf(counts: z.infer<typeof countsSchema>): number {
  return counts.for + counts.against + counts.undecided;
}
