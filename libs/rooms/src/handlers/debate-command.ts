import {
  accept,
  decide,
  isKnownIn,
  movedOnWords,
  own,
  type DebateCommand,
  type DebateEvent,
  type DebateState,
  type PlainCommand,
} from '@rostrum/domain';
import { openRoom } from '../access/access.ts';
import type { Handled, Refused, RoomContext } from '../access/context.ts';
import type { Chance } from '../port/chance.ts';
import type { RoomStore } from '../store/room-store.ts';
import type { Unit } from '../port/documents.ts';
import { readPerson } from '../store/person.ts';
import type { StoredRoom } from '../room/stored-room.ts';
import { endStep } from './end-step.ts';
import { withDecision } from './panel-decision.ts';
import { sumUp } from './sum-up.ts';
import { withWatchers } from './with-watchers.ts';

/** Asks the machine and stores its events. */
export async function debateCommand(context: RoomContext, command: PlainCommand): Promise<Handled> {
  const { uid, atMs, store, unit, chance } = context;
  const { roomId, ...asked } = command;
  const opened = await openRoom(context, command.type, roomId);
  if (!opened.ok) return opened;
  const stored = opened.value;
  if (command.type === 'advance') return advance(context, stored, command);
  const before = stored.room.debate;
  const known = { ...tossFor(command, chance), ...(await whoIsThere(store, before, command)) };
  const decision = decide(before, { ...asked, by: uid, ...known } satisfies DebateCommand, atMs);
  if (!decision.ok) return withMoment(decision, before);

  const watched = await withWatchers(store, stored, decision.value, atMs);
  const { events, decision: made } = await withDecision(store, stored, watched);
  const moderated = await sumUp(store, stored, events, atMs);
  const stepsForward = comesForward(events) && own(stored.room.people, uid) === undefined;
  const isNewcomer = stepsForward && !(await store.members.has(roomId, uid));
  const people = {
    ...stored.room.people,
    ...(stepsForward && { [uid]: await readPerson(unit, uid, stored.room.people) }),
    ...(await judgesIn(unit, stored, events)),
  };
  const person = own(people, uid);
  if (isNewcomer && person) store.members.add(roomId, uid, person, atMs);
  if (command.type === 'remove') store.members.remove(roomId, command.uid);
  if (made) store.judging.putDecision(roomId, made);
  for (const event of events) if (event.type === 'restatementAnswered') store.noteAnswer(roomId, event);
  const { room: after } = store.commit(stored, events, { people }, moderated && { moderated });
  return accept({ answer: {}, clock: { roomId, before, after: after.debate, practice: after.practice } });
}

/** A refusal of a command for a past moment says what runs now. */
function withMoment(refused: Refused, debate: DebateState): Refused {
  return refused.refusal === 'stale-step' ? { ...refused, message: movedOnWords(debate) } : refused;
}

/** Somebody's browser says that a deadline has passed; the server's clock decides. */
async function advance(
  context: RoomContext,
  stored: StoredRoom,
  { roomId, stepSeq }: Extract<PlainCommand, { type: 'advance' }>,
): Promise<Handled> {
  const { uid: by, atMs } = context;
  const ended = await endStep(context, stored, { type: 'advance', by, stepSeq }, atMs);
  if (!ended.ok) return ended;
  const { before, after, practice, written, looks } = ended.value;
  return accept({ answer: {}, clock: { roomId, before, after, practice }, written, looks });
}

/** Whether a member of the audience gets a part in the debate, so that the room must know their name. */
function comesForward(events: readonly DebateEvent[]): boolean {
  return events.some(({ type }) => type === 'seatTaken' || type === 'handRaised' || type === 'chairTaken');
}

/** The names of new judges, whom everybody sees, also while the other bench is asked about them. */
async function judgesIn(unit: Unit, { room }: StoredRoom, events: readonly DebateEvent[]) {
  const named = events.flatMap((event) =>
    event.type === 'judgesNamed' || event.type === 'asked' ? (event.uids ?? []) : [],
  );
  const fresh = named.filter((uid) => own(room.people, uid) === undefined);
  return Object.fromEntries(
    await Promise.all(fresh.map(async (uid) => [uid, await readPerson(unit, uid, room.people)] as const)),
  );
}

/** The coin that "ready" may need; the machine itself knows no chance. */
function tossFor({ type }: PlainCommand, { below }: Chance): { toss?: 'for' | 'against' } {
  return type === 'ready' ? { toss: below(2) === 0 ? 'for' : 'against' } : {};
}

/** Whether the people whom a command names came in, if the debate does not know them. */
async function whoIsThere(
  store: RoomStore,
  debate: DebateState,
  command: PlainCommand,
): Promise<{ cameIn?: boolean; present?: string[] }> {
  if (command.type === 'nameJudges') return { present: await presentIn(store, debate, command) };
  if (command.type !== 'mute' && command.type !== 'remove' && command.type !== 'handOver') return {};
  const { roomId, uid } = command;
  if (uid === null) return {};
  return isKnownIn(debate, uid) ? {} : { cameIn: await store.members.has(roomId, uid) };
}

async function presentIn(
  store: RoomStore,
  debate: DebateState,
  { roomId, uids }: Extract<PlainCommand, { type: 'nameJudges' }>,
): Promise<string[]> {
  const strangers = uids.filter((uid) => !isKnownIn(debate, uid));
  const came = await Promise.all(strangers.map((uid) => store.members.has(roomId, uid)));
  return strangers.filter((_, index) => came[index]);
}
