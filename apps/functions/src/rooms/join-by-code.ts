import { accept, refuse } from '@rostrum/domain';
import { isApartFromHost } from './access.ts';
import type { RoomHandler } from './context.ts';
import { readPerson } from './person.ts';
import { roomCodePath } from './room-code.ts';

/** Lets somebody in who knows the code, into a private room too. Guessing is slowed down by the table of limits. */
export const joinByCode: RoomHandler<'joinByCode'> = async (context, { code }) => {
  const { uid, atMs, store, db, tx } = context;
  const found = await tx.get(db.doc(roomCodePath(code)));
  const roomId: unknown = found.data()?.['roomId'];
  const stored = typeof roomId === 'string' ? await store.read(roomId) : undefined;
  const isIn = stored ? await store.isMember(stored.id, uid) : false;
  const person = stored && !isIn ? await readPerson(db, tx, uid) : undefined;
  const isApart = stored && (await isApartFromHost(context, stored.room));
  if (!stored || stored.room.closed?.isHidden) return refuse('code-unknown');
  if (stored.room.debate.removed.includes(uid)) return refuse('removed');
  if (isApart) return refuse('cannot-join');
  if (person) store.addMember(stored.id, uid, person, atMs);
  return accept({ answer: { roomId: stored.id } });
};
