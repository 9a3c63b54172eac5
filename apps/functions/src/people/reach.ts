import {
  accept,
  apartPath,
  followPath,
  newProfile,
  profilePath,
  profileSchema,
  refuse,
  storedProfile,
  type PeopleRefusal,
  type Profile,
  type Result,
} from '@rostrum/domain';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { PeopleContext } from './context.ts';
import { readIfReadable, readStored } from '../unreadable/read-stored.ts';

type CallerInTransaction = Pick<PeopleContext, 'db' | 'tx' | 'uid'>;

/** A person's profile; undefined if it is missing or unreadable. */
export function readProfile(snapshot: DocumentSnapshot | undefined): Profile | undefined {
  return readIfReadable(profileSchema, snapshot);
}

/**
 * The caller's profile, or an empty one if none is stored yet. @throws UnreadableDocument, because an empty profile
 * would forget the house's decisions about the person
 */
export async function ownProfile({
  db,
  tx,
  uid,
  atMs,
}: CallerInTransaction & { atMs: number }): Promise<Profile> {
  const stored = readStored(profileSchema, await tx.get(db.doc(profilePath(uid))));
  return stored ?? newProfile({ displayName: '', photoURL: '', createdAtMs: atMs });
}

/** A person whom others may know of, because the account is not deleted. Enough to block or report them. */
export async function somebody(
  { db, tx, uid }: CallerInTransaction,
  other: string,
): Promise<Result<Profile, PeopleRefusal>> {
  if (other === uid) return refuse('yourself');
  const profile = readProfile(await tx.get(db.doc(profilePath(other))));
  return profile && !profile.isDeleted ? accept(profile) : refuse('person-unknown');
}

/**
 * A person whom the caller may contact: there is no block between the two, and the profile is not hidden, or its
 * owner follows the caller. Hidden and missing people get the same refusal.
 */
export async function reachable(
  asked: CallerInTransaction,
  other: string,
): Promise<Result<Profile, PeopleRefusal>> {
  const found = await somebody(asked, other);
  if (!found.ok) return found;
  const { db, tx, uid } = asked;
  const [apart, follow] = await tx.getAll(db.doc(apartPath(uid, other)), db.doc(followPath(other, uid)));
  const isOpen = storedProfile(found.value).isListed || (follow?.exists && !found.value.isHeldBack);
  return !apart?.exists && isOpen ? found : refuse('person-unknown');
}
