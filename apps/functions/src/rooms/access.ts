import { accept, refuse, type Result } from '@rostrum/domain';
import type { RoomContext } from './context.ts';
import type { StoredRoom } from './room-store.ts';

/** The room, if this person may know of it: a private room is unknown to who was not let in. */
export async function openRoom(
  { store, uid }: RoomContext,
  roomId: string,
): Promise<Result<StoredRoom, 'room-unknown'>> {
  const stored = await store.read(roomId);
  if (!stored) return refuse('room-unknown');
  const isOpen = stored.room.visibility !== 'private' || stored.room.peopleIds.includes(uid);
  return isOpen || (await store.isMember(roomId, uid)) ? accept(stored) : refuse('room-unknown');
}
