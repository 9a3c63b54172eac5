import type { TopicVote } from '@rostrum/domain';
import { useRef, useState } from 'react';

/** A vote, or none. */
export type Choice = TopicVote | null;

/**
 * The person's vote on a topic. A choice counts immediately, and the hook sends one at a time. Of the choices made
 * meanwhile it sends only the last, so quick taps end where the person stopped. `again` repeats the choice.
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
  /** The current choice: the last tap, else the stored one; undefined until known. */
  const ownVote = (stored: Choice | undefined) => (wanted ? wanted.choice : stored);
  return { vote, ownVote };
}
