import {
  dayOf,
  FAULT_BOUNDS,
  faultDayPath,
  faultDaySchema,
  keptMs,
  type BrowserFault,
  type FaultDay,
} from '@rostrum/domain';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { readIfReadable } from '../unreadable/read-stored.ts';

/** A day's list with more reports. A fault beyond its room is counted, but not kept. */
export function withReports(before: FaultDay, reported: readonly BrowserFault[], atMs: number): FaultDay {
  const faults = new Map(before.faults.map((fault) => [keyOf(fault), fault]));
  for (const fault of reported) {
    const known = faults.get(keyOf(fault));
    if (!known && faults.size >= FAULT_BOUNDS.perDay) continue;
    faults.set(keyOf(fault), { ...known, ...fault, count: (known?.count ?? 0) + 1, lastAtMs: atMs });
  }
  return { ...before, reports: before.reports + reported.length, faults: [...faults.values()] };
}

/** Two reports of the same fault differ at most in the id of the server's fault. */
const keyOf = ({ kind, what, build, route, browser, frames }: BrowserFault) =>
  JSON.stringify([kind, what, build, route, browser, frames]);

export async function addReports(
  db: Firestore,
  reported: readonly BrowserFault[],
  atMs: number,
): Promise<void> {
  const day = dayOf(atMs);
  const ref = db.doc(faultDayPath(day));
  await db.runTransaction(async (tx) => {
    const before = readIfReadable(faultDaySchema, await tx.get(ref)) ?? { day, reports: 0, faults: [] };
    const expiresAt = Timestamp.fromMillis(atMs + keptMs('browserFaults'));
    tx.set(ref, { ...withReports(before, reported, atMs), expiresAt });
  });
}

/** Those of the given days on which there were any. */
export async function readFaultDays(db: Firestore, days: readonly string[]): Promise<FaultDay[]> {
  const found = await db.getAll(...days.map((day) => db.doc(faultDayPath(day))));
  return found.flatMap((one) => readIfReadable(faultDaySchema, one) ?? []);
}

/**
 * Writes what comes within `waitMs` together, so that a storm of reports costs an instance one write in that time. Each caller waits for
 * the write, because the platform may stop an instance that has answered.
 */
export function gathering<Item>(
  write: (items: readonly Item[]) => Promise<void>,
  waitMs: number,
): (items: readonly Item[]) => Promise<void> {
  let items: Item[] = [];
  let written: Promise<void> | undefined;
  return (more) => {
    items.push(...more);
    written ??= new Promise((resolve) => setTimeout(resolve, waitMs)).then(() => {
      const all = items;
      items = [];
      written = undefined;
      return write(all);
    });
    return written;
  };
}
