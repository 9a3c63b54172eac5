import type { TopicVote } from '@rostrum/domain';
import { useRef, useState } from 'react';

/** A vote, or none. */
export type Choice = TopicVote | null;

/**
 * One's vote on a topic. A choice counts at once and goes to the server one at a time; of the choices made while one
 * is under way only the last is sent, so that quick taps end where the person stopped. `again` chooses it once more.
 */
export function useVoting(send: (choice: Choice, again: () => void) => Promise<unknown>) {
  const [wanted, setWanted] = useState<{ choice: Choice }>();
  const next = useRef<{ choice: Choice }>(undefined);
  const isSending = useRef(false);

  async function vote(choice: Choice): Promise<void> {
    next.current = { choice };
    setWanted(next.current);
    if (isSending.current) return;
    isSending.current = true;
    while (next.current) {
      const { choice: sent } = next.current;
      next.current = undefined;
      await send(sent, () => void vote(sent));
    }
    isSending.current = false;
    setWanted(undefined);
  }
  /** The choice that counts now: what was tapped last, else what is stored; undefined until that is known. */
  const ownVote = (stored: Choice | undefined) => (wanted ? wanted.choice : stored);
  return { vote, ownVote };
}
