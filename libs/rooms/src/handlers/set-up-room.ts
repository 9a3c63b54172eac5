import {
  aimed,
  accept,
  decide,
  evolveAll,
  isOpponent,
  openDebate,
  openingState,
  OPPONENT,
  OPPONENT_UID,
  type DebateEvent,
  type DebateState,
  type Format,
  type Person,
  type Result,
  type RoomDocument,
  type RoomRefusal,
  type UnaimedCommand,
} from '@rostrum/domain';
import type { RoomContext } from '../access/context.ts';
import { readPerson } from '../store/person.ts';
import { findFreeCode, roomCodePath } from '../store/room-code.ts';
import { countOpened } from '../store/topic-counts.ts';

/** A person, or the AI opponent, on a seat of a new debate. */
export type Seated = { uid: string; seatId: string };

/** The fields that a new room does not derive from its debate. */
type Wished = Pick<
  RoomDocument,
  | 'motion'
  | 'topicId'
  | 'practice'
  | 'visibility'
  | 'strictness'
  | 'language'
  | 'safeguarding'
  | 'meeting'
  | 'hostId'
  | 'opensAtMs'
>;

/** A new room: its wishes, its format, and the people who have a seat from the start. The host is among them. */
export type Setup = { roomId: string; format: Format; seated: readonly Seated[]; wished: Wished };

/** Where a room is set up, and when. */
export type Site = Pick<RoomContext, 'store' | 'unit' | 'chance' | 'atMs'>;

/**
 * Opens a room with its first people in their seats; the AI opponent is ready at once. All its reads come before its
 * first write.
 */
export async function setUpRoom(
  { store, unit, chance, atMs }: Site,
  { roomId, format, seated, wished }: Setup,
): Promise<Result<{ code: string; debate: DebateState }, RoomRefusal>> {
  const people = [...new Set(seated.map(({ uid }) => uid).filter((uid) => !isOpponent(uid)))];
  const known = new Map<string, Person>();
  for (const uid of people) known.set(uid, await readPerson(unit, uid, Object.fromEntries(known)));
  const code = await findFreeCode(unit, chance);
  const opened = openDebate(wished.hostId, format, atMs);
  const debate = openingState(opened);
  const taken = takeSeats(debate, seated, atMs);
  if (!taken.ok) return taken;
  const room: RoomDocument = {
    ...wished,
    code,
    status: 'open',
    debate,
    peopleIds: people,
    people: {
      ...Object.fromEntries(known),
      ...(seated.some(({ uid }) => isOpponent(uid)) && { [OPPONENT_UID]: OPPONENT }),
    },
    ledger: {},
    tally: null,
    createdAtMs: atMs,
    dueAtMs: null,
    startedAtMs: null,
    endedAtMs: null,
  };
  store.create(roomId, room, opened, taken.value);
  for (const [uid, person] of known) store.members.add(roomId, uid, person, atMs);
  unit.create(roomCodePath(code), { roomId, createdAtMs: atMs });
  if (wished.topicId !== undefined) countOpened(unit, wished.topicId);
  return accept({ code, debate: evolveAll(debate, taken.value) });
}

function takeSeats(
  debate: DebateState,
  seated: readonly Seated[],
  atMs: number,
): Result<DebateEvent[], RoomRefusal> {
  const commands: UnaimedCommand[] = [
    ...seated.map(({ uid, seatId }) => ({ type: 'takeSeat', by: uid, seatId }) as const),
    ...seated.filter(({ uid }) => isOpponent(uid)).map(({ uid }) => ({ type: 'ready', by: uid }) as const),
  ];
  const events: DebateEvent[] = [];
  for (const command of commands) {
    const now = evolveAll(debate, events);
    const decision = decide(now, aimed(now, command), atMs);
    if (!decision.ok) return decision;
    events.push(...decision.value);
  }
  return accept(events);
}
