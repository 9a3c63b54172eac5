import { accept, refuse } from '@rostrum/domain';
import { isApartFromHost } from '../access/access.ts';
import type { RoomHandler } from '../access/context.ts';
import { readPerson } from '../store/person.ts';
import { readRoomCode } from '../store/room-code.ts';

/** Admits a person who knows the code, even into a private room. The table of limits slows guessing down. */
export const joinByCode: RoomHandler<'joinByCode'> = async (context, { code }) => {
  const { uid, atMs, store, unit } = context;
  const roomId = await readRoomCode(unit, code);
  const stored = roomId === undefined ? undefined : await store.read(roomId);
  const isIn = stored ? await store.members.has(stored.id, uid) : false;
  const person = stored && !isIn ? await readPerson(unit, uid, stored.room.people) : undefined;
  const isApart = stored && (await isApartFromHost(context, stored.room));
  if (!stored || stored.room.closed?.isHidden) return refuse('code-unknown');
  if (stored.room.debate.removed.includes(uid)) return refuse('removed');
  if (isApart) return refuse('cannot-join');
  if (person) store.members.add(stored.id, uid, person, atMs);
  return accept({ answer: { roomId: stored.id } });
};
