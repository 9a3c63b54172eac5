import {
  keptMs,
  erasurePath,
  identityRecordPath,
  identityRecordSchema,
  profilePath,
  storedProfile,
  userPath,
  userSchema,
  webhookMessagePath,
  type IdentityRecord,
} from '@rostrum/domain';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { isHeldName, readHeldNames } from '../people/held-names.ts';
import { nameFromOutside } from '../people/name-from-outside.ts';
import { readProfile } from '../people/reach.ts';
import { letPhotoGo } from '../pictures/photo.ts';
import { beginErasure } from './begin-erasure.ts';
import type { ClerkEvent, ClerkPerson } from './clerk-event.ts';
import { readIfReadable, UnreadableDocument } from '../unreadable/read-stored.ts';
import { endSessions, letSignIn } from './standing.ts';

/** How long a message is remembered, in milliseconds: longer than Clerk redelivers it. */
const REMEMBER_MS = keptMs('webhookMessages');

type Followed = Exclude<ClerkEvent, { type: 'other' }>;

/**
 * Applies a message from Clerk once: the same transaction records that it was applied. Messages may arrive late and
 * in any order; Clerk's latest change wins.
 */
export async function followClerk(db: Firestore, event: Followed, atMs: number): Promise<'done' | 'known'> {
  const message = db.doc(webhookMessagePath(event.messageId));
  const work = await db.runTransaction(async (tx) => {
    if ((await tx.get(message)).exists) return undefined;
    const asked = await workFor(db, tx, event, atMs);
    asked.write();
    tx.create(message, { atMs, expiresAt: new Date(atMs + REMEMBER_MS) });
    return asked;
  });
  await work?.after?.();
  return work ? 'done' : 'known';
}

/** The writes of the transaction, and the work after its commit. */
type Work = { write(): void; after?: () => Promise<void> };

function workFor(db: Firestore, tx: Transaction, event: Followed, atMs: number): Promise<Work> {
  switch (event.type) {
    case 'deleted':
      return beginErasure(db, tx, event.uid, atMs);
    case 'sessionOver':
      return endTheirSessions(db, tx, event.uid, atMs);
    case 'updated':
      return takeOver(db, tx, event.person, atMs);
  }
}

/**
 * Ends all current sessions. Clerk's template tokens name no session, so one session that ends at Clerk ends all of
 * them here. If another session is still open at Clerk, its page opens a new one here by itself.
 */
async function endTheirSessions(db: Firestore, tx: Transaction, uid: string, atMs: number): Promise<Work> {
  const [profile] = await tx.getAll(db.doc(profilePath(uid)));
  return profile?.exists ? endSessions(db, tx, uid, atMs) : { write: () => undefined };
}

/**
 * Applies a person's changes at Clerk: address, name, photo, password, and ban. Changes nothing for people who
 * never signed in here or have left.
 */
async function takeOver(db: Firestore, tx: Transaction, person: ClerkPerson, atMs: number): Promise<Work> {
  const { uid } = person;
  const record = db.doc(identityRecordPath(uid));
  const paths = [userPath(uid), profilePath(uid), erasurePath(uid)].map((path) => db.doc(path));
  const [known, user, stored, erasure] = await tx.getAll(record, ...paths);
  const profile = readProfile(stored);
  const before = readIfReadable(identityRecordSchema, known);
  const isLate = before !== undefined && person.updatedAtMs <= before.updatedAtMs;
  if (!user?.exists || !profile || erasure?.exists || isLate) return { write: () => undefined };
  const changed = await withoutHeldName(db, tx, uid, await changedAtClerk(before, person));
  const userBefore = readIfReadable(userSchema, user);
  const email = userBefore?.email;
  const passwordKnownMs = before?.passwordChangedAtMs ?? userBefore?.createdAt.getTime() ?? 0;
  const hasNewPassword = (person.passwordChangedAtMs ?? 0) > passwordKnownMs;
  const sessions = person.isBanned || hasNewPassword ? await endSessions(db, tx, uid, atMs) : undefined;
  const isChanged = Object.keys(changed).length > 0;
  return {
    write: () => {
      const { name, email: address, photoURL, updatedAtMs, isBanned, passwordChangedAtMs } = person;
      tx.set(record, {
        name,
        photoURL,
        email: address,
        updatedAtMs,
        isBanned,
        passwordChangedAtMs,
      } satisfies IdentityRecord);
      sessions?.write();
      if (isChanged)
        tx.set(db.doc(profilePath(uid)), storedProfile({ ...profile, ...changed }), { merge: true });
      if ('photoURL' in changed) letPhotoGo(db, tx, { uid, atMs }, profile.photoURL);
      if (isChanged || email !== person.email) {
        const updatedAt = FieldValue.serverTimestamp();
        tx.update(db.doc(userPath(uid)), { ...changed, email: person.email, updatedAt });
      }
    },
    after: async () => {
      if (sessions) await sessions.after();
      if (person.isBanned !== (before?.isBanned ?? false)) await letSignIn(uid, !person.isBanned);
    },
  };
}

/** The fields that Clerk changed. It skips a name that nobody may have here. */
async function changedAtClerk(before: IdentityRecord | undefined, { name, photoURL }: ClerkPerson) {
  const isRenamed = before !== undefined && before.name !== name;
  const displayName = isRenamed ? await nameFromOutside(name) : undefined;
  const hasNewPhoto = before !== undefined && before.photoURL !== photoURL;
  return { ...(displayName !== undefined && { displayName }), ...(hasNewPhoto && { photoURL }) };
}

type Changed = Awaited<ReturnType<typeof changedAtClerk>>;

/**
 * A name that the house replaced does not come back from Clerk. No name does while the list of replaced names is
 * unreadable.
 */
async function withoutHeldName(
  db: Firestore,
  tx: Transaction,
  uid: string,
  changed: Changed,
): Promise<Changed> {
  const { displayName, ...others } = changed;
  if (displayName === undefined) return changed;
  return (await isHeld(db, tx, uid, displayName)) ? others : changed;
}

/** The rest of the message, such as a ban, must not wait for the repair of a list of names. */
async function isHeld(db: Firestore, tx: Transaction, uid: string, name: string): Promise<boolean> {
  try {
    return isHeldName(await readHeldNames(db, tx, uid), name);
  } catch (error) {
    if (error instanceof UnreadableDocument) return true;
    throw error;
  }
}
