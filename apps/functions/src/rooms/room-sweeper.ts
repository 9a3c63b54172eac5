import { ROOMS, type Health, type RoomStatus } from '@rostrum/domain';
import { sweepRoom } from '@rostrum/rooms';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { database } from '../admin.ts';
import { noteRun } from '../health/last-runs.ts';
import { readWaiting } from '../health/waiting.ts';
import { log } from '../logging/log.ts';
import { watched } from '../server-faults/note-fault.ts';
import { ENCODER_SECRETS } from '../meaning/encoder-choice.ts';
import { notesWritten } from '../unreadable/note-unreadable.ts';
import { UnreadableDocument } from '../unreadable/read-stored.ts';
import { platformOn } from './platform.ts';
import { scheduleTasks } from './schedule-tasks.ts';

/** Rooms that one run sweeps; the next run takes the rest. */
const AT_ONCE = 50;
/** Rooms that one run reads to find that many it can sweep. */
const LOOKED_AT_MOST = 500;

/** Firestore's code for a document that has changed since it was read. */
const FAILED_PRECONDITION = 9;

/** A safety net below the clock: ends the steps that no task and no browser has ended, and closes forgotten rooms. */
export const roomSweeper = onSchedule(
  { schedule: 'every 5 minutes', secrets: ENCODER_SECRETS },
  watched('roomSweeper', async () => {
    await sweepRooms(Date.now());
  }),
);

/** The run skips a room that it cannot sweep, so the others do not wait. */
export async function sweepRooms(atMs: number): Promise<void> {
  let swept = 0;
  let overdueDebates = 0;
  let last: QueryDocumentSnapshot | undefined;
  for (let looked = 0; swept < AT_ONCE && looked < LOOKED_AT_MOST; looked += AT_ONCE) {
    const docs = await dueAfter(last, atMs);
    overdueDebates += docs.filter(isOverdueDebate).length;
    for (const room of docs) if (await sweepSafely(room, atMs)) swept += 1;
    last = docs.at(-1);
    if (docs.length < AT_ONCE) break;
  }
  tellRun(await readWaiting(database(), atMs), { swept, overdueDebates }, atMs);
  await Promise.all([noteRun(database(), 'roomSweeper', atMs), notesWritten()]);
}

/** A running debate that no task and no browser has moved on. */
const isOverdueDebate = (room: QueryDocumentSnapshot) => room.get('status') === ('live' satisfies RoomStatus);

/** What alerts read: how many debates the clock has left to the sweeper, and how long each queue waits. */
function tellRun(
  waiting: Health['waitingSinceMs'],
  counts: { swept: number; overdueDebates: number },
  atMs: number,
): void {
  const seconds = (sinceMs: number | null) => (sinceMs === null ? 0 : Math.round((atMs - sinceMs) / 1_000));
  log('swept', {
    ...counts,
    roomWaitsSeconds: seconds(waiting.room),
    opponentWaitsSeconds: seconds(waiting.opponent),
    caseWaitsSeconds: seconds(waiting.houseCase),
    erasureWaitsSeconds: seconds(waiting.erasure),
  });
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
    else log('roomNotSwept', { error, roomId: room.id });
    return false;
  }
}

/** The sweeper ignores an unreadable room. It is in the operators' list, and is due again once it is repaired. */
async function setAside({ ref, updateTime }: QueryDocumentSnapshot): Promise<void> {
  try {
    await ref.update({ dueAtMs: null }, { lastUpdateTime: updateTime });
  } catch (error) {
    // Somebody has changed it meanwhile and may have repaired it: the next run looks again.
    const isOvertaken = error instanceof Error && 'code' in error && error.code === FAILED_PRECONDITION;
    if (!isOvertaken) log('roomNotSetAside', { error, roomId: ref.id });
  }
}
