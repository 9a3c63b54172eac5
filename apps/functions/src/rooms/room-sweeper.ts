import { ROOMS } from '@rostrum/domain';
import { sweepRoom } from '@rostrum/rooms';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { database } from '../admin.ts';
import { notesWritten } from '../unreadable/note-unreadable.ts';
import { UnreadableDocument } from '../unreadable/read-stored.ts';
import { platformOn } from './platform.ts';
import { scheduleTasks } from './schedule-tasks.ts';

/** Rooms that one run sweeps; what is left comes next time. */
const AT_ONCE = 50;
/** Rooms that one run looks at to find so many that can be swept. */
const LOOKED_AT_MOST = 500;

/** Firestore's code where a document is no longer as it was read. */
const FAILED_PRECONDITION = 9;

/** What no task and no browser has ended ends here: a safety net below the clock, and the end of forgotten rooms. */
export const roomSweeper = onSchedule('every 5 minutes', async () => {
  await sweepRooms(Date.now());
});

/** A room that cannot be swept does not keep the others waiting: the run goes on past it. */
export async function sweepRooms(atMs: number): Promise<void> {
  let swept = 0;
  let last: QueryDocumentSnapshot | undefined;
  for (let looked = 0; swept < AT_ONCE && looked < LOOKED_AT_MOST; looked += AT_ONCE) {
    const docs = await dueAfter(last, atMs);
    for (const room of docs) if (await sweepSafely(room, atMs)) swept += 1;
    last = docs.at(-1);
    if (docs.length < AT_ONCE) break;
  }
  await notesWritten();
}

async function dueAfter(last: QueryDocumentSnapshot | undefined, atMs: number) {
  const due = database().collection(ROOMS).where('dueAtMs', '<=', atMs).orderBy('dueAtMs').limit(AT_ONCE);
  return (await (last ? due.startAfter(last) : due).get()).docs;
}

async function sweepSafely(room: QueryDocumentSnapshot, atMs: number): Promise<boolean> {
  try {
    await scheduleTasks(await sweepRoom(platformOn(database()), room.id, atMs));
    return true;
  } catch (error) {
    if (error instanceof UnreadableDocument) await setAside(room);
    else logger.error('A room could not be swept', error, { roomId: room.id });
    return false;
  }
}

/** The sweeper no longer comes to a room that can't be read; it stands in the operators' list, and is due again once repaired. */
async function setAside({ ref, updateTime }: QueryDocumentSnapshot): Promise<void> {
  try {
    await ref.update({ dueAtMs: null }, { lastUpdateTime: updateTime });
  } catch (error) {
    // Somebody has changed it meanwhile, and perhaps for the better: the next run looks again.
    const isOvertaken = error instanceof Error && 'code' in error && error.code === FAILED_PRECONDITION;
    if (!isOvertaken) logger.error('A room could not be set aside', error, { roomId: ref.id });
  }
}
