import { tallyVotes, type Tally } from '../documents/tally.ts';
import type { Choice, Vote } from '../documents/vote.ts';

/** People who voted alike: how many, what before, and what after. */
export type VotersAlike = readonly [people: number, before: Choice | null, after: Choice | null];

function votesOf(...groups: readonly VotersAlike[]): Vote[] {
  return groups.flatMap(([people, before, after]) =>
    Array.from({ length: people }, () => ({ before, after })),
  );
}

/** The tally of these votes, as the server stores it. */
export function aTally(...groups: readonly VotersAlike[]): Tally {
  return tallyVotes(votesOf(...groups));
}

/** Thirty people, all told: For moves from 10 to 16, Against from 10 to 8; six changed their mind. */
export const FOR_GAINED: Tally = aTally(
  [10, 'for', 'for'],
  [8, 'against', 'against'],
  [2, 'against', 'for'],
  [4, 'undecided', 'for'],
  [6, 'undecided', 'undecided'],
);
