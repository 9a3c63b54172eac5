import { ROOMS } from '@rostrum/domain';
import { logger } from 'firebase-functions/v2';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { database } from '../admin.ts';
import { scheduleTasks } from './clock-tasks.ts';
import { RoomStore } from './room-store.ts';
import { sweepRoom } from './sweep-room.ts';

/** Rooms that one run looks at; what is left comes next time. */
const AT_ONCE = 50;

/** What no task and no browser has ended ends here: a safety net below the clock, and the end of forgotten rooms. */
export const roomSweeper = onSchedule('every 5 minutes', async () => {
  await sweepRooms(Date.now());
});

/** One room that cannot be swept is logged and does not keep the others waiting. */
export async function sweepRooms(atMs: number): Promise<void> {
  const db = database();
  const due = await db.collection(ROOMS).where('dueAtMs', '<=', atMs).orderBy('dueAtMs').limit(AT_ONCE).get();
  for (const { id } of due.docs) {
    try {
      await scheduleTasks(await sweepOne(id, atMs));
    } catch (error) {
      logger.error('A room could not be swept', error, { roomId: id });
    }
  }
}

async function sweepOne(roomId: string, atMs: number) {
  const db = database();
  return db.runTransaction(async (tx) => {
    const store = RoomStore.inTransaction(db, tx);
    const stored = await store.read(roomId);
    return stored ? sweepRoom(store, stored, atMs) : [];
  });
}
