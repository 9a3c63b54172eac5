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
import * as m from '@rostrum/words/room-actions';

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
      text: m.leaveAsLast(),
      confirm: m.abandonDebate(),
    };
  }
  return {
    asks: true,
    text: hasFloor(debate) ? m.leaveUnderWay() : m.leaveBefore(),
    confirm: m.leaveSeat(),
  };
}

function asHost({ debate }: Room, uid: string): Leaving {
  return {
    asks: true,
    text: seatTakenBy(debate, uid) ? m.leaveAsSeatedHost() : m.leaveAsHost(),
    confirm: m.leaveDebate(),
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
