import { KINDS_OF_ROOMS, type Role } from '@rostrum/domain/access';
import { aDebate, aMessage, anIntervention, aRoom, NOON_MS } from '@rostrum/domain/testing';
import type { Room, RoomDocument } from '@rostrum/domain';
import { PEOPLE, type Person } from './people.ts';

/** A kind of room, and its readers. */
export type RoomKind = { name: string; id: string; fields: RoomDocument; readers: readonly Person[] };

const CAME_IN: Person[] = ['member', 'host'];

/** The host and one debater have seats; the member only came in. The debater has no member document. */
function roomOf(changes: Partial<Room>): RoomDocument {
  const { id: _, ...fields } = aRoom({
    hostId: 'host',
    peopleIds: ['host', 'debater'],
    people: {},
    ...changes,
  });
  return fields;
}

/** The same people in the matrix of access, under its names. */
const ROLE_OF: Record<Person, Role> = {
  visitor: 'visitor',
  stranger: 'stranger',
  member: 'audience',
  debater: 'debater',
  host: 'host',
};

/** The kinds of rooms in the matrix of access, with the host of these tests. */
export const ROOM_KINDS: readonly RoomKind[] = Object.entries(KINDS_OF_ROOMS)
  .filter(([id]) => id !== 'of-aaron')
  .map(([id, { when, room, readers }]) => ({
    name: `a room: ${when}`,
    id,
    fields: roomOf(room),
    readers: PEOPLE.filter((person) => readers.includes(ROLE_OF[person])),
  }));

const SEATED = { 'for-1': 'host', 'against-1': 'debater' };

/** A public debate whose host has a seat, or had one before giving it up. */
export function debatedByHost(hasSeat: boolean): RoomDocument {
  const { debate } = aRoom({});
  const part = hasSeat
    ? { seats: SEATED }
    : { seats: { ...SEATED, 'for-1': null }, formerDebaters: { host: 'for' as const } };
  return roomOf({ visibility: 'public', status: 'live', debate: { ...debate, ...part } });
}

/** A public debate whose host has a seat and which this person judges. */
export function judgedBy(judge: Person): RoomDocument {
  const room = debatedByHost(true);
  return { ...room, debate: { ...room.debate, judges: [judge] } };
}

const aMember = (uid: Person) => ({
  uid,
  displayName: uid,
  photoURL: '',
  joinedAtMs: NOON_MS,
  lastSeenAtMs: NOON_MS,
});

/** A room of each kind, with its members. */
export const ROOM_DOCUMENTS: Record<string, object> = Object.fromEntries(
  ROOM_KINDS.flatMap(({ id, fields }): [string, object][] => [
    [`rooms/${id}`, fields],
    ...CAME_IN.map((uid): [string, object] => [`rooms/${id}/members/${uid}`, aMember(uid)]),
    [`rooms/${id}/events/000000`, { seq: 0, type: 'opened', atMs: NOON_MS }],
    [`rooms/${id}/messages/shown`, aMessage({ authorId: 'debater', open: fields.visibility !== 'private' })],
    [`rooms/${id}/messages/shown/reactions/member`, { reaction: 'strongPoint', atMs: NOON_MS }],
    [
      `rooms/${id}/backchannel/line`,
      { authorId: 'member', authorName: '', text: 'Hm', createdAtMs: NOON_MS },
    ],
    [
      `rooms/${id}/captions/debater`,
      { uid: 'debater', text: 'Voting is', stepIndex: 4, atMs: NOON_MS, writes: 1 },
    ],
    [`rooms/${id}/votes/member`, { before: 'for' }],
    [`rooms/${id}/flags/shown-member`, { messageId: 'shown', by: 'member', reason: 'spam', atMs: NOON_MS }],
    [`rooms/${id}/interventions/to-all`, anIntervention({ to: 'all' })],
  ]),
);

/**
 * A debate whose running step ends in so many milliseconds, with some fields of the debate and of its floor changed. The host
 * and the debater have the seats.
 */
export function liveRoom(leftMs: number, changes: object = {}, floor: object = {}): object {
  const live = aDebate({ phase: 'live', hostId: 'host' });
  if (live.phase !== 'live') throw new Error('The debate is not live');
  const seats = { 'for-1': 'host', 'against-1': 'debater' };
  const running = { ...live.floor, endsAtMs: Date.now() + leftMs, ...floor };
  return {
    ...roomOf({ visibility: 'public', status: 'live' }),
    debate: { ...live, seats, floor: running, ...changes },
  };
}
