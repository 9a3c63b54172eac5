import { accept, decide } from '@rostrum/domain';
import { openRoom } from '../access/access.ts';
import type { RoomHandler } from '../access/context.ts';
import { readPerson } from '../store/person.ts';

/**
 * Enters to watch. A person who is already in keeps their place, and one whom the queue matched has come. Once every seat has been taken, people who enter
 * are the audience.
 */
export const enterRoom: RoomHandler<'enter'> = async (context, { roomId }) => {
  const { uid, atMs, store, unit } = context;
  const opened = await openRoom(context, 'enter', roomId);
  if (!opened.ok) return opened;
  const { meeting } = opened.value.room;
  if (await store.members.has(roomId, uid)) {
    if (meeting?.awaited.includes(uid)) {
      const awaited = meeting.awaited.filter((other) => other !== uid);
      store.commit(opened.value, [], { meeting: { ...meeting, awaited } });
    }
    return accept({ answer: {} });
  }
  const person = await readPerson(unit, uid);
  store.members.add(roomId, uid, person, atMs);
  const { debate } = opened.value.room;
  const watched = decide(debate, { type: 'watch', by: uid }, atMs);
  if (debate.phase !== 'lobby' && watched.ok) store.commit(opened.value, watched.value);
  return accept({ answer: {} });
};
