import { isByCorrespondence } from '@rostrum/domain';
import type { StoredRoom } from '../room/stored-room.ts';
import { OVERDUE_MS } from '../store/member-store.ts';
import type { RoomStore } from '../store/room-store.ts';

/**
 * Whether a debate is paused and nobody is there. The clock then does not end the pause: the first browser that comes back
 * asks for it. By correspondence nobody has to be there.
 */
export async function isLeftAlone(
  store: RoomStore,
  { id, room }: StoredRoom,
  atMs: number,
): Promise<boolean> {
  if (room.debate.phase !== 'paused' || isByCorrespondence(room.debate.format)) return false;
  return !(await store.members.isAnybodyThere(id, atMs - OVERDUE_MS));
}
