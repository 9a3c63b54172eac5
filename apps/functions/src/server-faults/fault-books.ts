import {
  dayOf,
  keptMs,
  serverFaultDayPath,
  serverFaultDaySchema,
  type ServerFault,
  type ServerFaultDay,
} from '@rostrum/domain';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { readIfReadable } from '../unreadable/read-stored.ts';
import { withFaults } from './fault-list.ts';

export async function addServerFaults(
  db: Firestore,
  met: readonly ServerFault[],
  atMs: number,
): Promise<void> {
  const day = dayOf(atMs);
  const ref = db.doc(serverFaultDayPath(day));
  await db.runTransaction(async (tx) => {
    const before = readIfReadable(serverFaultDaySchema, await tx.get(ref)) ?? { day, total: 0, faults: [] };
    const expiresAt = Timestamp.fromMillis(atMs + keptMs('serverFaults'));
    tx.set(ref, { ...withFaults(before, met, atMs), expiresAt });
  });
}

/** Those of the given days on which there were any. */
export async function readServerFaultDays(db: Firestore, days: readonly string[]): Promise<ServerFaultDay[]> {
  const found = await db.getAll(...days.map((day) => db.doc(serverFaultDayPath(day))));
  return found.flatMap((one) => readIfReadable(serverFaultDaySchema, one) ?? []);
}
