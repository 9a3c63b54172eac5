import type { Live } from '@rostrum/data';
import type { Ballot, Choice, Vote } from '@rostrum/domain';
import { useState } from 'react';

const NO_VOTE: Vote = { before: null, after: null };

/** A vote that the server has accepted, over older listener data. */
type Taken = { heard: Vote | null; vote: Vote };

/** One's own vote. An accepted vote counts at once, until newer data arrives. */
export function useOwnVote(live: Live<Vote | null>) {
  const [taken, setTaken] = useState<Taken | null>(null);
  const heard = live.status === 'ready' ? live.value : null;
  const vote = taken && taken.heard === heard ? taken.vote : (heard ?? NO_VOTE);
  const take = (ballot: Ballot, choice: Choice) => setTaken({ heard, vote: { ...vote, [ballot]: choice } });
  return { vote, take };
}
