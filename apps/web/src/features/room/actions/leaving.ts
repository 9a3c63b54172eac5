import { isHere } from '@rostrum/data';
import {
  debaterIds,
  hasFloor,
  isFinished,
  isGathering,
  seatTakenBy,
  type Member,
  type Room,
} from '@rostrum/domain';

/** The question before a person leaves: none for the audience, one for a debater with a seat. */
export type Leaving =
  | { asks: false }
  | {
      asks: true;
      text: string;
      confirm: string;
      /** Whether the person hosts a debate that has not begun, so that somebody else hosts it. */
      handsOver?: true;
    };

export function leavingOf(room: Room, uid: string): Leaving {
  const { debate } = room;
  if (isGathering(debate) && debate.hostId === uid && !room.practice) return asHost(room, uid);
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

function asHost({ debate }: Room, uid: string): Leaving {
  const seat = seatTakenBy(debate, uid) ? ' Your seat becomes free.' : '';
  return {
    asks: true,
    text: `You host this debate. Once you leave, somebody else does.${seat}`,
    confirm: 'Leave the debate',
    handsOver: true,
  };
}

/** The debaters who are here and can host the debate, in the order in which they joined. */
export function heirsIn(
  { debate, hostId }: Room,
  members: readonly Member[] | undefined,
  nowMs: number,
): string[] {
  const here = (members ?? []).filter(
    (member) => member.uid !== hostId && seatTakenBy(debate, member.uid) && isHere(member, nowMs, 'seated'),
  );
  return here.toSorted((one, other) => one.joinedAtMs - other.joinedAtMs).map(({ uid }) => uid);
}
