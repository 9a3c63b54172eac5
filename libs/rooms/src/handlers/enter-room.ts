import { accept, decide, type Person } from '@rostrum/domain';
import { openRoom } from '../access/access.ts';
import type { Handled, RoomContext, RoomHandler } from '../access/context.ts';
import type { StoredRoom } from '../room/stored-room.ts';
import { storeNewHost } from './hand-on.ts';
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
      return accept({ answer: {} });
    }
    return sitDown(context, opened.value);
  }
  const person = await readPerson(unit, uid, opened.value.room.people);
  store.members.add(roomId, uid, person, atMs);
  const { debate } = opened.value.room;
  if (debate.isChairEmpty) return sitDown(context, knowing(opened.value, uid, person));
  const watched = decide(debate, { type: 'watch', by: uid }, atMs);
  if (debate.phase !== 'lobby' && watched.ok) store.commit(opened.value, watched.value);
  return accept({ answer: {} });
};

function knowing(stored: StoredRoom, uid: string, person: Person): StoredRoom {
  return { ...stored, room: { ...stored.room, people: { ...stored.room.people, [uid]: person } } };
}

/** A person who comes in takes the chair if the host went out and nobody was there. */
async function sitDown(context: RoomContext, stored: StoredRoom): Promise<Handled> {
  const { debate: before } = stored.room;
  const decision = decide(before, { type: 'takeChair', by: context.uid }, context.atMs);
  if (!decision.ok) return accept({ answer: {} });
  const { debate: after, practice } = await storeNewHost(context, stored, decision.value);
  return accept({ answer: {}, clock: { roomId: stored.id, before, after, practice } });
}
