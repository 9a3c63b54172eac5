import { lastRunPath, ROOMS, type Health, type RoomStatus } from '@rostrum/domain';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { serverFaultDays } from '../server-faults/fault-days.ts';
import { readLastRuns } from './last-runs.ts';
import { readSignIns } from './sign-ins.ts';
import { readWaiting } from './waiting.ts';

const DAY_MS = 86_400_000;

/** How the service is: counts and times alone. `days`: those whose faults are told. */
export async function readHealth(db: Firestore, days: readonly string[], atMs: number): Promise<Health> {
  const databaseMs = await timeOfARead(db);
  const rooms = db.collection(ROOMS);
  const ofStatus = (status: RoomStatus) => countOf(rooms.where('status', '==', status));
  const [lastRuns, waitingSinceMs, live, open, lastDay, signInsToday, serverFaults] = await Promise.all([
    readLastRuns(db),
    readWaiting(db, atMs),
    ofStatus('live'),
    ofStatus('open'),
    countOf(rooms.where('createdAtMs', '>', atMs - DAY_MS)),
    readSignIns(db, atMs),
    serverFaultDays.read(db, days),
  ]);
  return { databaseMs, lastRuns, waitingSinceMs, rooms: { live, open, lastDay }, signInsToday, serverFaults };
}

async function timeOfARead(db: Firestore): Promise<number> {
  const startedAtMs = performance.now();
  await db.doc(lastRunPath('roomSweeper')).get();
  return Math.round(performance.now() - startedAtMs);
}

async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}
