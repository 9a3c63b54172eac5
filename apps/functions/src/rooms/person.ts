import { NAMELESS, profilePath, profileSchema, type Person } from '@rostrum/domain';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** How somebody is shown in rooms, from their profile. */
export async function readPerson(db: Firestore, tx: Transaction, uid: string): Promise<Person> {
  const snapshot = await tx.get(db.doc(profilePath(uid)));
  if (!snapshot.exists) return { displayName: NAMELESS, photoURL: '' };
  const { displayName, username, photoURL } = profileSchema.parse(snapshot.data());
  return { displayName: displayName || username || NAMELESS, photoURL };
}
