import {
  currentStep,
  floorHolders,
  personName,
  seatedOn,
  type DebateState,
  type Room,
} from '@rostrum/domain';
import * as m from '@rostrum/words/room-session';
import { joinNames } from '../../../shared/debate-words/join-names.ts';

/**
 * The holder of the floor as `uid` reads it: "You have the floor", "Ada and Ben share the floor"; a turn from the
 * queue before the others. Empty if nobody has it.
 */
export function turnWords(room: Room, uid: string): string {
  const { debate } = room;
  const turn = debate.phase === 'live' ? debate.floor.turn?.uid : undefined;
  if (turn !== undefined) {
    return turn === uid ? m.youHaveTurn() : m.theyHaveTurn({ name: personName(room, turn) });
  }
  const holders = floorHolders(debate);
  if (holders.length === 0) return isOpenToHands(debate) ? m.openFloor() : '';
  const isMine = holders.includes(uid);
  const others = holders.filter((holder) => holder !== uid).map((holder) => personName(room, holder));
  if (holders.length > 1) {
    return isMine
      ? m.youShareFloor({ names: joinNames([m.you(), ...others]) })
      : m.theyShareFloor({ names: joinNames(others) });
  }
  return isMine ? m.youHaveFloor() : m.theyHaveFloor({ name: others[0] ?? '' });
}

/** Whether the words of `uid` are wanted now more than anybody else's: for the title of the page. */
export function isMyTurn({ debate }: Room, uid: string): boolean {
  if (debate.phase !== 'live') return false;
  const { turn } = debate.floor;
  return turn ? turn.uid === uid : seatedOn(debate, currentStep(debate)).includes(uid);
}

function isOpenToHands(debate: DebateState): boolean {
  return debate.phase === 'live' && (currentStep(debate)?.turnSeconds ?? null) !== null;
}
