import { accept, refuse } from '@rostrum/domain';
import type { RoomHandler } from './context.ts';
import { isKeptApart } from './kept-apart.ts';
import { readPerson } from './person.ts';
import { roomCodePath } from './room-code.ts';
import { countTry } from './try-limit.ts';

/** Lets somebody in who knows the code, into a private room too. Guessing is slowed down: ten tries a minute. */
export const joinByCode: RoomHandler<'joinByCode'> = async ({ uid, atMs, store, db, tx }, { code }) => {
  const tries = await countTry(db, tx, `code-${uid}`, { atMs, limit: 10, windowMs: 60_000 });
  if (!tries.allowed) return refuse('too-many-tries');
  const found = await tx.get(db.doc(roomCodePath(code)));
  const roomId: unknown = found.data()?.['roomId'];
  const stored = typeof roomId === 'string' ? await store.read(roomId) : undefined;
  const isIn = stored ? await store.isMember(stored.id, uid) : false;
  const person = stored && !isIn ? await readPerson(db, tx, uid) : undefined;
  const isApart = stored && !isIn && (await isKeptApart(db, tx, uid, [stored.room.hostId]));
  tries.record();
  if (!stored) return refuse('code-unknown');
  if (stored.room.debate.removed.includes(uid)) return refuse('removed');
  if (isApart) return refuse('cannot-join');
  if (person) store.addMember(stored.id, uid, person, atMs);
  return accept({ answer: { roomId: stored.id } });
};
