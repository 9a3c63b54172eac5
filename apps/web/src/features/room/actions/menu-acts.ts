import type { Room } from '@rostrum/domain';
import { actOf, type RoomAct } from './room-act.ts';

/** A debater's rare actions, in the menu of the room. */
export function menuActs(room: Room, uid: string, nowMs: number): RoomAct[] {
  const ask = actOf(room, uid, nowMs, { wish: { type: 'proposeEnd' }, label: 'Ask to end early' });
  return ask ? [ask] : [];
}
