import {
  DELETED_PROFILE,
  erasurePath,
  FUNCTIONS_REGION,
  newErasure,
  parseUsername,
  profilePath,
  storedProfile,
  usernamePath,
} from '@rostrum/domain';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { getFunctions } from 'firebase-admin/functions';
import { startAdmin } from '../admin.ts';
import { isAlreadyThere } from '../rooms/schedule-tasks.ts';
import { endSessions } from './standing.ts';

/**
 * Begins an erasure. From this moment nobody finds the person or signs in as them, their sessions are invalid, and
 * their username is free. Call `eraseLater` for the rest after the commit. Beginning again changes nothing.
 */
export async function beginErasure(
  db: Firestore,
  tx: Transaction,
  uid: string,
  atMs: number,
): Promise<{ write(): void }> {
  const sessions = await endSessions(db, tx, uid, atMs);
  const [erasure, stored] = await tx.getAll(db.doc(erasurePath(uid)), db.doc(profilePath(uid)));
  // From the raw fields, because an unreadable profile has a username to free as well.
  const username = parseUsername(String(stored?.get('username') ?? ''));
  return {
    write: () => {
      if (erasure?.exists) return;
      sessions.write();
      tx.set(db.doc(erasurePath(uid)), newErasure(atMs));
      tx.set(db.doc(profilePath(uid)), storedProfile(DELETED_PROFILE));
      if (username.ok) tx.delete(db.doc(usernamePath(username.value)));
    },
  };
}

/** Whether an account is being deleted, or was. */
export async function isErased(db: Firestore, uid: string): Promise<boolean> {
  return (await db.doc(erasurePath(uid)).get()).exists;
}

/**
 * Hands an erasure to Cloud Tasks, immediately or for a given time. All calls for the same time share one task.
 * @throws if no task can be made, because nothing would continue
 */
export async function eraseLater(uid: string, atMs?: number): Promise<void> {
  startAdmin();
  const queue = getFunctions().taskQueue(`locations/${FUNCTIONS_REGION}/functions/accountEraser`);
  const when = atMs === undefined ? {} : { id: `${uid}-${atMs}`, scheduleTime: new Date(atMs) };
  try {
    await queue.enqueue({ uid }, when);
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}
