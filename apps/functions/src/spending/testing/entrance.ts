import { ROOM_LIMITS, TOTAL_LIMITS, type RoomCommand, type Served } from '@rostrum/domain';
import { createLimiter } from '../../entrance/limiter.ts';
import { countsOf, takeAll } from '../../entrance/take-limits.ts';

/**
 * The reads and writes with which an instance shares its tries, if these commands come one after the other, evenly in that time and
 * from as many people of one network.
 */
export async function sharedTries(
  commands: readonly RoomCommand['type'][],
  { people, rooms, minutes }: { people: number; rooms: number; minutes: number },
): Promise<Pick<Served, 'reads' | 'writes'>> {
  const shared = new Map<string, { windowStartedAtMs: number; count: number }>();
  let times = 0;
  const limiter = createLimiter(async (key, count, { windowMs }, atMs) => {
    times += 1;
    const before = shared.get(key);
    const runs = before && atMs - before.windowStartedAtMs < windowMs;
    const tries = runs ? { ...before, count: before.count + count } : { windowStartedAtMs: atMs, count };
    shared.set(key, tries);
    return tries;
  });
  for (const [at, type] of commands.entries()) {
    const atMs = Math.floor((at / commands.length) * minutes * 60_000);
    const trying = { uid: `person-${at % people}`, address: 'one', roomId: `room-${at % rooms}` };
    const row = ROOM_LIMITS[type];
    const counts = [
      ...countsOf('all', TOTAL_LIMITS, trying),
      ...(row.inMemory ? [] : countsOf(type, row, trying)),
    ];
    await takeAll(counts, limiter.take, atMs);
    await limiter.told();
  }
  return { reads: times, writes: times };
}
