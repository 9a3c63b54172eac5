import { lastRunPath, lastRunSchema, type BackgroundWork, type Health } from '@rostrum/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { log } from '../logging/log.ts';
import { readIfReadable } from '../unreadable/read-stored.ts';

/** How long an instance does not tell the same work's run again, in milliseconds. */
const SILENT_MS = 60_000;
const told = new Map<BackgroundWork, number>();

/** Keeps when a work in the background ran. A fault is only logged: it must not end the work. */
export async function noteRun(db: Firestore, work: BackgroundWork, atMs: number): Promise<void> {
  if (atMs - (told.get(work) ?? -Infinity) < SILENT_MS) return;
  told.set(work, atMs);
  try {
    await db.doc(lastRunPath(work)).set({ atMs });
  } catch (error) {
    log('runNotKept', { error, work });
  }
}

export async function readLastRuns(db: Firestore): Promise<Health['lastRuns']> {
  const works = ['roomSweeper', 'roomClock', 'fileSweeper'] as const;
  const found = await db.getAll(...works.map((work) => db.doc(lastRunPath(work))));
  const [roomSweeper = null, roomClock = null, fileSweeper = null] = found.map(
    (one) => readIfReadable(lastRunSchema, one)?.atMs ?? null,
  );
  return { roomSweeper, roomClock, fileSweeper };
}
