import {
  currentStep,
  floorHolders,
  personName,
  seatedOn,
  type DebateState,
  type Room,
  type Side,
} from '@rostrum/domain';
import { joinNames } from '../../../shared/debate-words/join-names.ts';

export const SIDE_NAMES: Readonly<Record<Side, string>> = { for: 'For', against: 'Against' };

/**
 * The holder of the floor as `uid` reads it: "You have the floor", "Ada and Ben share the floor"; a turn from the
 * queue before the others. Empty if nobody has it.
 */
export function turnWords(room: Room, uid: string): string {
  const { debate } = room;
  const turn = debate.phase === 'live' ? debate.floor.turn?.uid : undefined;
  if (turn !== undefined) return `${turn === uid ? 'You have' : `${personName(room, turn)} has`} the turn`;
  const holders = floorHolders(debate);
  if (holders.length === 0) return isOpenToHands(debate) ? 'The floor is open: raise a hand' : '';
  const names = holders
    .toSorted((one, other) => Number(other === uid) - Number(one === uid))
    .map((holder, index) => (holder === uid ? (index === 0 ? 'You' : 'you') : personName(room, holder)));
  if (holders.length > 1) return `${joinNames(names)} share the floor`;
  return `${names[0] ?? ''} ${holders[0] === uid ? 'have' : 'has'} the floor`;
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
