import type { Room } from '@rostrum/domain';
import { actionOf, type PossibleAction, type RoomAction } from './room-action.ts';

const PROPOSE_END: PossibleAction = { wish: { type: 'proposeEnd' }, label: 'Ask to end early' };

const LEAVE_CLOCK: PossibleAction = {
  wish: { type: 'handOver', uid: null },
  label: 'Leave the clock to the moderator',
  question: {
    title: 'Leave the clock to the moderator?',
    text: 'Each step then takes its whole time, and nobody can pause, extend or skip one. You cannot take it back, but you can still offer the chair to somebody who watches.',
    confirm: 'Leave the clock',
    cancel: 'Keep it',
  },
};

/** Rare actions of a debater or the host, in the menu of the room. */
export function menuActions(room: Room, uid: string, nowMs: number): RoomAction[] {
  // A host has a button of their own to end the debate.
  const hasOwnEnd = uid === room.hostId && !room.debate.moderatorChairs;
  const actions = [...(hasOwnEnd ? [] : [PROPOSE_END]), LEAVE_CLOCK];
  return actions.flatMap((action) => actionOf(room, uid, nowMs, action) ?? []);
}
