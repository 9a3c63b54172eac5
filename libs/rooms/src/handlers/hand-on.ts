import {
  debaterIds,
  isOpponent,
  LIMITS,
  noticeId,
  own,
  type DebateEvent,
  type Person,
  type RoomDocument,
} from '@rostrum/domain';
import type { RoomContext } from '../access/context.ts';
import type { StoredRoom } from '../room/stored-room.ts';
import { tell } from '../store/notice-store.ts';
import { readPerson } from '../store/person.ts';

const PRESENT_MS = LIMITS.presentSeconds * 1_000;

/** The people who are in a room, in the order in which they joined. */
export function readPresent({ store, atMs }: RoomContext, { id, room }: StoredRoom): Promise<string[]> {
  const seated = debaterIds(room.debate).filter((uid) => !isOpponent(uid));
  return store.members.readInOrder(id, seated, atMs - PRESENT_MS);
}

/** Stores a change of the host. The new one gets a notice, and the room knows their name. */
export async function storeNewHost(
  { store, unit, atMs }: RoomContext,
  stored: StoredRoom,
  events: readonly DebateEvent[],
): Promise<RoomDocument> {
  const taken = events.find((event) => event.type === 'chairTaken');
  const people = taken ? await withPerson(stored.room.people, taken.by, unit) : stored.room.people;
  if (taken && taken.by !== taken.from) {
    const news = {
      kind: 'chairGiven',
      room: stored,
      by: taken.from,
      motion: stored.room.motion,
      atMs,
    } as const;
    tell(unit, taken.by, noticeId('chairGiven', stored.id), news);
  }
  return store.commit(stored, events, { people }).room;
}

async function withPerson(
  people: RoomDocument['people'],
  uid: string,
  unit: RoomContext['unit'],
): Promise<Record<string, Person>> {
  return own(people, uid) ? people : { ...people, [uid]: await readPerson(unit, uid, people) };
}
