import { isFinished, seatTakenBy, type Room } from '@rostrum/domain';

/** What leaving means for somebody: nothing to ask for who only watches, a question for who has a seat. */
export type Leaving = { asks: false } | { asks: true; text: string; confirm: string };

export function leavingOf({ debate }: Room, uid: string): Leaving {
  if (isFinished(debate) || !seatTakenBy(debate, uid)) return { asks: false };
  if (debate.phase === 'live' || debate.phase === 'paused') {
    return {
      asks: true,
      text: 'You have a seat, and the debate is under way. If you leave, it is abandoned for both sides and has no result.',
      confirm: 'Abandon the debate',
    };
  }
  return {
    asks: true,
    text: 'Your seat becomes free and somebody else may take it. What you wrote stays on this device.',
    confirm: 'Leave my seat',
  };
}
