import {
  identityRecordPath,
  newProfile,
  newUserFields,
  profilePath,
  storedProfile,
  userPath,
  type IdentityRecord,
  type PersonClaims,
} from '@rostrum/domain';
import { nameFromOutside } from '../people/name-from-outside.ts';
import { FieldValue, type DocumentReference, type Firestore } from 'firebase-admin/firestore';

/**
 * Creates a person's documents at the first sign-in; existing documents stay as they are. The person has no
 * username until they claim one. Others see a name that passes the gate, or none.
 */
export async function createPersonOnce(
  db: Firestore,
  uid: string,
  claims: PersonClaims,
  atMs: number,
): Promise<void> {
  const userRef = db.doc(userPath(uid));
  const profileRef = db.doc(profilePath(uid));
  const [user, profile] = await db.getAll(userRef, profileRef);
  const fields = newUserFields(claims);
  const now = FieldValue.serverTimestamp();
  const { photoURL } = fields;
  const known: IdentityRecord = {
    name: claims.name?.trim() ?? '',
    photoURL,
    email: fields.email,
    updatedAtMs: 0,
    isBanned: false,
    passwordChangedAtMs: null,
  };
  await Promise.all([
    user?.exists || createUnlessThere(userRef, { ...fields, createdAt: now, updatedAt: now }),
    user?.exists || createUnlessThere(db.doc(identityRecordPath(uid)), known),
    profile?.exists || createProfile(profileRef, fields, atMs),
  ]);
}

/** The gate reads the name at the first sign-in alone: its engine is slow to build. */
async function createProfile(
  reference: DocumentReference,
  { displayName: name, photoURL }: ReturnType<typeof newUserFields>,
  createdAtMs: number,
): Promise<void> {
  const displayName = (await nameFromOutside(name)) ?? '';
  await createUnlessThere(reference, storedProfile(newProfile({ displayName, photoURL, createdAtMs })));
}

const ALREADY_EXISTS = 6;

/**
 * If many tabs race, one creates the documents. There is no transaction, because the tabs would wait for each
 * other.
 */
async function createUnlessThere(reference: DocumentReference, fields: object): Promise<void> {
  try {
    await reference.create(fields);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === ALREADY_EXISTS)) throw error;
  }
}
