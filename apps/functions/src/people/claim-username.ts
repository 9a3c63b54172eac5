import {
  accept,
  parseUsername,
  profilePath,
  refuse,
  usernamePath,
  usernameSchema,
  type PeopleRefusal,
  type Result,
} from '@rostrum/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { transact } from '../retry-closed.ts';
import { readIfReadable, readStored } from '../unreadable/read-stored.ts';

/** After this time in milliseconds, a claim that no profile shows counts as left over from a fault. */
const LEFT_AFTER_MS = 60_000;
/** Firestore's codes for a name that is taken, or being taken at this moment. */
const TAKEN: ReadonlySet<unknown> = new Set([6, 10]);

/**
 * Claims a username before the profile shows it. The creation of its document decides between any number of
 * simultaneous claims. A transaction would make them wait for each other.
 */
export async function claimUsername(
  db: Firestore,
  uid: string,
  wanted: string,
  atMs: number,
): Promise<Result<string, PeopleRefusal>> {
  const parsed = parseUsername(wanted);
  if (!parsed.ok) return parsed;
  const name = db.doc(usernamePath(parsed.value));
  try {
    await name.create({ uid, atMs });
    return parsed;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && TAKEN.has(error.code))) throw error;
  }
  const stored = await name.get();
  const owner = readIfReadable(usernameSchema, stored);
  if (owner?.uid === uid) return parsed;
  if (!owner || atMs - owner.atMs < LEFT_AFTER_MS) return refuse('username-taken');
  return takeOver(db, uid, parsed.value, atMs);
}

/** A name is free if its owner's profile does not show it. */
async function takeOver(
  db: Firestore,
  uid: string,
  name: string,
  atMs: number,
): Promise<Result<string, PeopleRefusal>> {
  return transact(db, async (tx) => {
    const ref = db.doc(usernamePath(name));
    const stored = await tx.get(ref);
    const owner = readStored(usernameSchema, stored)?.uid;
    const shown: unknown = owner && (await tx.get(db.doc(profilePath(owner)))).get('username');
    if (owner !== uid && shown === name) return refuse('username-taken');
    tx.set(ref, { uid, atMs });
    return accept(name);
  });
}
