import type { Room } from '../../documents/room.ts';
import { allBut, NOBODY, OWNER, SIGNED_IN, type Role } from './roles.ts';

/** The people of a room: seats, the judge and the host. */
const PARTIES: readonly Role[] = [...OWNER, 'debater', 'judge', 'host'];
const CAME_IN: readonly Role[] = [...PARTIES, 'audience'];
/** A block closes a room to its audience only. */
const NOT_BLOCKED = allBut('visitor', 'blocked');

type Kind = {
  when: string;
  room: Pick<Room, 'visibility' | 'status'> & Partial<Room>;
  readers: readonly Role[];
  /** Whether the tests try each part of such a room. */
  hasParts?: true;
};

const closed = (isHidden: boolean): Room['closed'] => ({ atMs: 1, isHidden, decisionId: 'one' });

/** Every kind of room, by its id. */
export const ROOM_KINDS = {
  'public-open': {
    when: 'public, not begun',
    room: { visibility: 'public', status: 'open' },
    readers: NOT_BLOCKED,
  },
  'public-live': {
    when: 'public',
    room: { visibility: 'public', status: 'live' },
    readers: NOT_BLOCKED,
    hasParts: true,
  },
  'public-cancelled': {
    when: 'public, cancelled',
    room: { visibility: 'public', status: 'cancelled' },
    readers: NOT_BLOCKED,
  },
  'public-finished': {
    when: 'public, finished',
    room: { visibility: 'public', status: 'finished' },
    readers: allBut(),
    hasParts: true,
  },
  'unlisted-live': {
    when: 'unlisted',
    room: { visibility: 'unlisted', status: 'live' },
    readers: NOT_BLOCKED,
  },
  'unlisted-finished': {
    when: 'unlisted, finished',
    room: { visibility: 'unlisted', status: 'finished' },
    readers: NOT_BLOCKED,
  },
  'private-live': {
    when: 'private',
    room: { visibility: 'private', status: 'live' },
    readers: CAME_IN,
    hasParts: true,
  },
  'private-finished': {
    when: 'private, finished',
    room: { visibility: 'private', status: 'finished' },
    readers: CAME_IN,
  },
  closed: {
    when: 'closed by the house',
    room: { visibility: 'unlisted', status: 'finished', closed: closed(false) },
    readers: NOT_BLOCKED,
  },
  'closed-hidden': {
    when: 'hidden by the house',
    room: { visibility: 'private', status: 'finished', closed: closed(true) },
    readers: NOBODY,
    hasParts: true,
  },
  // The uid of its host comes before that of the blocked person.
  'of-aaron': {
    when: 'public, of a host whose name comes first',
    room: { visibility: 'public', status: 'live', hostId: 'aaron' },
    readers: NOT_BLOCKED,
  },
} as const satisfies Record<string, Kind>;

export const KINDS = Object.entries(ROOM_KINDS).map(([id, kind]): Kind & { id: string } => ({ id, ...kind }));

/** Those of a list who are signed in. */
export const signedIn = (roles: readonly Role[]): Role[] => SIGNED_IN.filter((role) => roles.includes(role));
