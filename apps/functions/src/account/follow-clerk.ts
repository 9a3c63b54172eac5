import {
  displayNameSchema,
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
import { readProfile } from '../people/reach.ts';
import { beginErasure } from './begin-erasure.ts';
import type { ClerkEvent, ClerkPerson } from './clerk-event.ts';

/** How long a message is remembered, in milliseconds: longer than anybody delivers it again. */
const REMEMBER_MS = 7 * 86_400_000;

/**
 * Does what a message of Clerk's asks for, once: that it was done is stored in the transaction that did it. Messages may
 * come late and in any order; what Clerk changed last stands.
 */
export async function followClerk(
  db: Firestore,
  event: Exclude<ClerkEvent, { type: 'other' }>,
  atMs: number,
): Promise<'done' | 'known'> {
  const message = db.doc(webhookMessagePath(event.messageId));
  return db.runTransaction(async (tx) => {
    if ((await tx.get(message)).exists) return 'known';
    const work =
      event.type === 'deleted'
        ? await beginErasure(db, tx, event.uid, atMs)
        : await takeOver(db, tx, event.person);
    work.write();
    tx.create(message, { atMs, expiresAt: new Date(atMs + REMEMBER_MS) });
    return 'done';
  });
}

/** Takes over what somebody changed at Clerk: address, name, photo. Who never came here, or has left, is nobody to change. */
async function takeOver(db: Firestore, tx: Transaction, person: ClerkPerson): Promise<{ write(): void }> {
  const { uid } = person;
  const record = db.doc(identityRecordPath(uid));
  const paths = [userPath(uid), profilePath(uid), erasurePath(uid)].map((path) => db.doc(path));
  const [known, user, stored, erasure] = await tx.getAll(record, ...paths);
  const profile = readProfile(stored);
  const before = known?.exists ? identityRecordSchema.parse(known.data()) : undefined;
  const isLate = before !== undefined && person.updatedAtMs <= before.updatedAtMs;
  if (!user?.exists || !profile || erasure?.exists || isLate) return { write: () => undefined };
  const changed = changedAtClerk(before, person);
  const { email } = userSchema.parse(user.data());
  const isChanged = Object.keys(changed).length > 0;
  return {
    write: () => {
      const { name, photoURL, updatedAtMs } = person;
      tx.set(record, { name, photoURL, updatedAtMs } satisfies IdentityRecord);
      if (isChanged)
        tx.set(db.doc(profilePath(uid)), storedProfile({ ...profile, ...changed }), { merge: true });
      if (isChanged || email !== person.email) {
        const updatedAt = FieldValue.serverTimestamp();
        tx.update(db.doc(userPath(uid)), { ...changed, email: person.email, updatedAt });
      }
    },
  };
}

/** What Clerk says now and did not say before. A name that nobody could carry here is left where it is. */
function changedAtClerk(before: IdentityRecord | undefined, { name, photoURL }: ClerkPerson) {
  const displayName = displayNameSchema.safeParse(name);
  const isRenamed = before !== undefined && before.name !== name && displayName.success;
  const hasNewPhoto = before !== undefined && before.photoURL !== photoURL;
  return { ...(isRenamed && { displayName: displayName.data }), ...(hasNewPhoto && { photoURL }) };
}
