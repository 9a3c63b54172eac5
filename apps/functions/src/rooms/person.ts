import { NAMELESS, profilePath, profileSchema, type Person } from '@rostrum/domain';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { readIfReadable } from '../unreadable/read-stored.ts';

/** How somebody is shown in rooms, from their profile. */
export async function readPerson(db: Firestore, tx: Transaction, uid: string): Promise<Person> {
  const snapshot = await tx.get(db.doc(profilePath(uid)));
  const profile = readIfReadable(profileSchema, snapshot);
  if (!profile) return { displayName: NAMELESS, photoURL: '' };
  const { displayName, username, photoURL } = profile;
  return { displayName: displayName || username || NAMELESS, photoURL };
}
