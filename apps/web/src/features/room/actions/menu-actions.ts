import type { Room } from '@rostrum/domain';
import * as m from '@rostrum/words/room-actions';
import { actionOf, type PossibleAction, type RoomAction } from './room-action.ts';

const proposeEnd = (): PossibleAction => ({ wish: { type: 'proposeEnd' }, label: m.askToEndEarly() });

const leaveClock = (): PossibleAction => ({
  wish: { type: 'handOver', uid: null },
  label: m.leaveClock(),
  question: {
    title: m.leaveClockTitle(),
    text: m.leaveClockText(),
    confirm: m.leaveClockConfirm(),
    cancel: m.keepClock(),
  },
});

/** Rare actions of a debater or the host, in the menu of the room. */
export function menuActions(room: Room, uid: string, nowMs: number): RoomAction[] {
  // A host has a button of their own to end the debate.
  const hasOwnEnd = uid === room.hostId && !room.debate.moderatorChairs;
  const actions = [...(hasOwnEnd ? [] : [proposeEnd()]), leaveClock()];
  return actions.flatMap((action) => actionOf(room, uid, nowMs, action) ?? []);
}
