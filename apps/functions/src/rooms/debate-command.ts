import { accept, decide, type DebateCommand, type RoomCommandOf } from '@rostrum/domain';
import { openRoom } from './access.ts';
import type { Handled, RoomContext } from './context.ts';
import { readPerson } from './person.ts';

/** The commands that are the debate's own: the room only asks the machine and stores its events. */
type Plain = RoomCommandOf<
  'takeSeat' | 'leave' | 'ready' | 'yield' | 'advance' | 'pause' | 'resume' | 'end' | 'cancel'
>;

export async function debateCommand(context: RoomContext, command: Plain): Promise<Handled> {
  const { uid, atMs, store, db, tx } = context;
  const { roomId, ...asked } = command;
  const opened = await openRoom(context, roomId);
  if (!opened.ok) return opened;
  const stored = opened.value;
  const before = stored.room.debate;
  const decision = decide(before, { ...asked, by: uid } satisfies DebateCommand, atMs);
  if (!decision.ok) return decision;

  const isNewcomer = command.type === 'takeSeat' && !(await store.isMember(roomId, uid));
  const person = stored.room.people[uid] ?? (await readPerson(db, tx, uid));
  if (isNewcomer) store.addMember(roomId, uid, person, atMs);
  const after = store.commit(stored, decision.value, { people: { ...stored.room.people, [uid]: person } });
  return accept({ answer: {}, clock: { roomId, before, after: after.debate } });
}
