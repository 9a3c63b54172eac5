import { accept } from '@rostrum/domain';
import { openRoom } from './access.ts';
import type { RoomHandler } from './context.ts';
import { readPerson } from './person.ts';

/** Comes in to watch. Whoever is already in stays as they are. */
export const enterRoom: RoomHandler<'enter'> = async (context, { roomId }) => {
  const { uid, atMs, store, db, tx } = context;
  const opened = await openRoom(context, roomId);
  if (!opened.ok) return opened;
  if (!(await store.isMember(roomId, uid))) store.addMember(roomId, uid, await readPerson(db, tx, uid), atMs);
  return accept({ answer: {} });
};
