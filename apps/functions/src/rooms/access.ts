import { accept, refuse, type Result } from '@rostrum/domain';
import type { RoomContext } from './context.ts';
import type { StoredRoom } from './stored-room.ts';

/** The room, if this person may know of it: a private room is unknown to who was not let in, and to who was removed. */
export async function openRoom(
  { store, uid }: RoomContext,
  roomId: string,
): Promise<Result<StoredRoom, 'room-unknown' | 'removed'>> {
  const stored = await store.read(roomId);
  if (!stored) return refuse('room-unknown');
  const { room } = stored;
  if (room.debate.removed.includes(uid)) return refuse('removed');
  const isOpen = room.visibility !== 'private' || uid in room.people;
  return isOpen || (await store.isMember(roomId, uid)) ? accept(stored) : refuse('room-unknown');
}
