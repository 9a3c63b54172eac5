import { accept, FORMATS, isForTwo, isSeeking, refuse } from '@rostrum/domain';
import type { RoomHandler } from '../../access/context.ts';
import { putSeeker, removeSeeker, SeekerStore } from '../../store/seeker-store.ts';

const WAITING = { answer: { waiting: '0', roomId: '' } };

/** Takes a place in the queue. A person who waits already, maybe in another tab, keeps their place. */
export const seek: RoomHandler<'seek'> = async ({ uid, atMs, unit }, { wish }) => {
  const format = wish.formatId === null ? undefined : FORMATS.get(wish.formatId);
  if (wish.formatId !== null && !(format && isForTwo(format))) return refuse('format-unknown');
  const before = await new SeekerStore(unit).read(uid);
  const waits = before !== undefined && isSeeking(before, atMs);
  putSeeker(unit, {
    uid,
    wish,
    state: 'waiting',
    sinceMs: waits ? before.sinceMs : atMs,
    beatAtMs: atMs,
    roomId: null,
    wasMissed: waits && before.wasMissed,
  });
  return accept(WAITING);
};

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
