import {
  accept,
  debaterIds,
  FORMATS,
  isForTwo,
  isSeeking,
  LIMITS,
  refuse,
  type DebateState,
  type Seeker,
} from '@rostrum/domain';
import type { RoomHandler } from '../../access/context.ts';
import type { RoomStore } from '../../store/room-store.ts';
import { putSeeker, removeSeeker, SeekerStore } from '../../store/seeker-store.ts';

const WAITING = { answer: { waiting: '0', roomId: '' } };

/**
 * Takes a place in the queue. A person who waits already, maybe in another tab, keeps their place, and so does a person who
 * left a room to which their opponent did not come. A stranger may get each of their motions, so none may wait for the house.
 */
export const seek: RoomHandler<'seek'> = async ({ uid, atMs, unit, store, motionWaits }, { wish }) => {
  if (motionWaits) return refuse('motion-waits');
  const format = wish.formatId === null ? undefined : FORMATS.get(wish.formatId);
  if (wish.formatId !== null && !(format && isForTwo(format))) return refuse('format-unknown');
  const before = await new SeekerStore(unit).read(uid);
  const waits = before !== undefined && isSeeking(before, atMs);
  const wasMissed = before !== undefined && !waits && (await wasLeftWaiting(store, before, atMs));
  putSeeker(unit, {
    uid,
    wish,
    state: 'waiting',
    sinceMs: waits || wasMissed ? before.sinceMs : atMs,
    beatAtMs: atMs,
    roomId: null,
    wasMissed: wasMissed || (waits && before.wasMissed),
  });
  return accept(WAITING);
};

/** Whether a person came into the room of their match, and nobody else is or was there, not long ago. */
async function wasLeftWaiting(store: RoomStore, { uid, roomId }: Seeker, atMs: number): Promise<boolean> {
  const room = roomId === null ? undefined : (await store.read(roomId))?.room;
  if (!room?.meeting || !NOT_BEGUN.has(room.debate.phase)) return false;
  const { atMs: metAtMs, awaited } = room.meeting;
  if (awaited.includes(uid) || atMs - metAtMs > LIMITS.seekPlaceSeconds * 1_000) return false;
  return debaterIds(room.debate).every((other) => other === uid || awaited.includes(other));
}

const NOT_BEGUN: ReadonlySet<DebateState['phase']> = new Set(['lobby', 'readyCheck', 'cancelled']);

/** Says that somebody still waits. A beat that arrives after the match, or after they stopped, changes nothing. */
export const keepSeeking: RoomHandler<'keepSeeking'> = async ({ uid, atMs, unit }) => {
  const before = await new SeekerStore(unit).read(uid);
  if (before?.state === 'waiting') putSeeker(unit, { ...before, beatAtMs: Math.max(before.beatAtMs, atMs) });
  return accept({ answer: { waiting: '0', roomId: before?.roomId ?? '' } });
};

/** Gives up the place in the queue. A match that was just made stands. */
export const stopSeeking: RoomHandler<'stopSeeking'> = async ({ uid, unit }) => {
  const before = await new SeekerStore(unit).read(uid);
  if (before?.state === 'waiting') removeSeeker(unit, uid);
  return accept({ answer: {} });
};
