import type { Room } from '@rostrum/domain';

/** As long as the hosting keeps a copy at least. */
export const LISTED_FRESH_MS = 60_000;

/**
 * The list of the feeds, which costs hundreds of reads, kept for a while: those who ask past the copies of the hosting get the same one.
 * Simultaneous readers wait for one read; one that fails is not kept.
 * @param freshMs how long a list is good, in milliseconds
 */
export function listedRooms(
  read: () => Promise<Room[]>,
  now: () => number,
  freshMs: number,
): () => Promise<Room[]> {
  let kept: { atMs: number; rooms: Promise<Room[]> } | undefined;
  return () => {
    if (kept && now() - kept.atMs < freshMs) return kept.rooms;
    const reading = { atMs: now(), rooms: read() };
    kept = reading;
    reading.rooms.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return reading.rooms;
  };
}
