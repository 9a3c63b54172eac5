import { randomInt } from 'node:crypto';
import { accept, decide, refuse, type DebateCommand, type PlainCommand } from '@rostrum/domain';
import { openRoom } from './access.ts';
import type { Handled, RoomContext } from './context.ts';
import { isKeptApart } from './kept-apart.ts';
import { readPerson } from './person.ts';
import { sumUp } from './sum-up.ts';
import { withWatchers } from './with-watchers.ts';

/** Commands by which somebody of the audience comes to the fore, so that the room must know their name. */
const STEPPING_FORWARD: ReadonlySet<PlainCommand['type']> = new Set(['takeSeat', 'raiseHand']);

/** Asks the machine and stores its events. */
export async function debateCommand(context: RoomContext, command: PlainCommand): Promise<Handled> {
  const { uid, atMs, store, db, tx } = context;
  const { roomId, ...asked } = command;
  const opened = await openRoom(context, roomId);
  if (!opened.ok) return opened;
  const stored = opened.value;
  const before = stored.room.debate;
  const decision = decide(before, { ...asked, by: uid, ...tossFor(command) } satisfies DebateCommand, atMs);
  if (!decision.ok) return decision;

  const events = await withWatchers(store, stored, decision.value, atMs);
  const moderated = await sumUp(store, stored, events, atMs);
  const stepsForward = STEPPING_FORWARD.has(command.type) && !(uid in stored.room.people);
  const isNewcomer = stepsForward && !(await store.isMember(roomId, uid));
  if (isNewcomer && (await isKeptApart(db, tx, uid, [stored.room.hostId]))) return refuse('cannot-join');
  const people = stepsForward
    ? { ...stored.room.people, [uid]: await readPerson(db, tx, uid) }
    : stored.room.people;
  const person = people[uid];
  if (isNewcomer && person) store.addMember(roomId, uid, person, atMs);
  if (command.type === 'remove') store.removeMember(roomId, command.uid);
  const { room: after } = store.commit(stored, events, { people }, moderated && { moderated });
  return accept({ answer: {}, clock: { roomId, before, after: after.debate, practice: after.practice } });
}

/** The coin that "ready" may need; the machine itself knows no chance. */
function tossFor({ type }: PlainCommand): { toss?: 'for' | 'against' } {
  return type === 'ready' ? { toss: randomInt(2) === 0 ? 'for' : 'against' } : {};
}
