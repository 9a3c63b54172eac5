import {
  identityRecordPath,
  identityRecordSchema,
  NEW_REACH,
  nextDigestMs,
  quietUntilMs,
  reachPath,
  reachSchema,
  type NoticeDocument,
} from '@rostrum/domain';
import { FIRST_LANGUAGE } from '@rostrum/words';
import type { Firestore } from 'firebase-admin/firestore';
import { speaking } from '../speaking.ts';
import { readIfReadable } from '../unreadable/read-stored.ts';
import { claim, close } from './deliveries.ts';
import { sendDigest } from './mail/digest.ts';
import { mailParts } from './mail/mail-parts.ts';
import { noticeAtHand } from './notice-at-hand.ts';
import { pushToDevices } from './push/push-to-devices.ts';
import { takesMail, type ReachDesk, type Reached } from './reach-desk.ts';
import type { ReachTask } from './reach-tasks.ts';

/** How often a delivery is put off because a service asks for it. */
const AGAIN_MOST = 8;

/**
 * Sends a notice, or the digest, as its person wants it and in their language. Repeated, late and simultaneous deliveries send nothing
 * twice. Quiet hours put it off. @throws Error if a service does not answer, so that the task comes again
 */
export async function deliver(desk: ReachDesk, task: ReachTask, nowMs: number): Promise<void> {
  const reached = await readReached(desk.db, task.uid);
  await speaking(reached.reach.language ?? FIRST_LANGUAGE, () => deliverTo(desk, reached, task, nowMs));
}

async function deliverTo(desk: ReachDesk, reached: Reached, task: ReachTask, nowMs: number): Promise<void> {
  const quietMs = quietUntilMs(reached.reach.quiet, reached.reach.timeZone, nowMs);
  if (quietMs !== null) {
    await desk.later(task, quietMs);
    return;
  }
  const waitMs =
    task.noticeId === null
      ? await sendDigest(desk, reached, task.atMs, nowMs)
      : await deliverNotice(desk, reached, task.noticeId, task.atMs, nowMs);
  if (waitMs === null || task.again >= AGAIN_MOST) return;
  await desk.later({ ...task, again: task.again + 1 }, nowMs + waitMs);
}

/** Returns how long a service asks to wait; null if nothing is left to do. */
async function deliverNotice(
  desk: ReachDesk,
  reached: Reached,
  noticeId: string,
  atMs: number,
  nowMs: number,
): Promise<number | null> {
  const notice = await noticeAtHand(desk.db, reached.uid, noticeId, nowMs);
  // A later notice of the same occasion has its own task.
  if (notice?.atMs !== atMs) return null;
  const waits = [
    await pushToDevices(desk, reached, { noticeId, notice }, nowMs),
    await mailNotice(desk, reached, noticeId, notice, nowMs),
  ];
  return waits.reduce((most, wait) => (wait === null ? most : Math.max(most ?? 0, wait)), null);
}

async function mailNotice(
  desk: ReachDesk,
  reached: Reached,
  noticeId: string,
  notice: NoticeDocument,
  nowMs: number,
): Promise<number | null> {
  const { uid, reach } = reached;
  if (!takesMail(desk, reached)) return null;
  const delivery = { uid, noticeId, over: 'email', noticeAtMs: notice.atMs };
  if (!(await claim(desk.db, delivery, nowMs))) return null;
  if (reach.email === 'immediate')
    return mailParts(desk, reached, { parts: [{ delivery, notice }], held: delivery }, nowMs);
  await close(desk.db, delivery, 'waiting', nowMs);
  const digestAtMs = nextDigestMs(reach.timeZone, nowMs);
  await desk.later({ uid, noticeId: null, atMs: digestAtMs, again: 0 }, digestAtMs);
  return null;
}

async function readReached(db: Firestore, uid: string): Promise<Reached> {
  const [stored, identity] = await db.getAll(db.doc(reachPath(uid)), db.doc(identityRecordPath(uid)));
  const reach = readIfReadable(reachSchema, stored) ?? NEW_REACH;
  return { uid, reach, address: readIfReadable(identityRecordSchema, identity)?.email ?? '' };
}
