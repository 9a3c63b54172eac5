import { accept, decide } from '@rostrum/domain';
import { openRoom } from '../access/access.ts';
import type { RoomHandler } from '../access/context.ts';
import { readPerson } from '../store/person.ts';

/**
 * Comes in to watch. Whoever is already in stays as they are; once every seat has been taken, the first who comes in is
 * the audience.
 */
export const enterRoom: RoomHandler<'enter'> = async (context, { roomId }) => {
  const { uid, atMs, store, unit } = context;
  const opened = await openRoom(context, 'enter', roomId);
  if (!opened.ok) return opened;
  if (await store.isMember(roomId, uid)) return accept({ answer: {} });
  const person = await readPerson(unit, uid);
  store.addMember(roomId, uid, person, atMs);
  const { debate } = opened.value.room;
  const watched = decide(debate, { type: 'watch', by: uid }, atMs);
  if (debate.phase !== 'lobby' && watched.ok) store.commit(opened.value, watched.value);
  return accept({ answer: {} });
};
