import type { Room } from '@rostrum/domain';
import { actionOf, type RoomAction } from './room-action.ts';

/** A debater's rare actions, in the menu of the room. */
export function menuActions(room: Room, uid: string, nowMs: number): RoomAction[] {
  const ask = actionOf(room, uid, nowMs, { wish: { type: 'proposeEnd' }, label: 'Ask to end early' });
  return ask ? [ask] : [];
}
