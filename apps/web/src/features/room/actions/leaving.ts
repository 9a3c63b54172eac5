import { debaterIds, hasFloor, isFinished, seatTakenBy, type Room } from '@rostrum/domain';

/** The question before a person leaves: none for the audience, one for a debater with a seat. */
export type Leaving = { asks: false } | { asks: true; text: string; confirm: string };

export function leavingOf({ debate }: Room, uid: string): Leaving {
  const isOver = isFinished(debate) || debate.phase === 'verdictVote';
  if (isOver || !seatTakenBy(debate, uid)) return { asks: false };
  if (hasFloor(debate) && debaterIds(debate).length === 1) {
    return {
      asks: true,
      text: 'You are the last debater here. If you leave, the debate is abandoned and has no result.',
      confirm: 'Abandon the debate',
    };
  }
  return {
    asks: true,
    text: hasFloor(debate)
      ? 'The debate is under way. If you leave, it waits until somebody takes your seat, or ends without a result.'
      : 'Your seat becomes free and somebody else may take it. What you wrote stays on this device.',
    confirm: 'Leave my seat',
  };
}
