import { doc, getDoc, runTransaction, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { MESSAGES, userPath, userSchema, type User, type UserDocument } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { problemOf } from '../live/live.ts';

/** The data about a person at the first write of their document. */
export type NewUser = Pick<UserDocument, 'displayName' | 'email' | 'photoURL'>;

const userDocument = (uid: string) => doc(firestore(), userPath(uid));

/** As the specification writes it: the given fields, created and updated now. */
function newDocument({ displayName, email, photoURL }: NewUser) {
  return { displayName, email, photoURL, createdAt: serverTimestamp(), updatedAt: serverTimestamp() };
}

/** Logs a failure under the specified text and throws it on. */
async function loggedAs<Value>(text: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    console.error(text, error);
    throw error;
  }
}

/** Writes a person's document whole. */
export function createUser(uid: string, user: NewUser): Promise<void> {
  return loggedAs(MESSAGES.createUserFailed, () => setDoc(userDocument(uid), newDocument(user)));
}

/**
 * Writes a person's document unless the server, or another tab, already has. A lost race is no failure, even if the
 * rules refused the late writer.
 */
export function createUserIfAbsent(uid: string, user: NewUser): Promise<void> {
  return loggedAs(MESSAGES.createUserFailed, async () => {
    try {
      await runTransaction(firestore(), async (transaction) => {
        const found = await transaction.get(userDocument(uid));
        if (!found.exists()) transaction.set(userDocument(uid), newDocument(user));
      });
    } catch (error) {
      const found = await getDoc(userDocument(uid));
      if (!found.exists()) throw error;
    }
  });
}

/** A person's document with its id, times as dates; null if there is none. */
export function fetchUser(uid: string): Promise<User | null> {
  return loggedAs(MESSAGES.fetchUserFailed, async () => {
    const found = await getDoc(userDocument(uid));
    if (!found.exists()) return null;
    return { id: found.id, ...userSchema.parse(found.data({ serverTimestamps: 'estimate' })) };
  });
}

/** The rules take one change of a document in a second; the server may have made one just now. */
const BETWEEN_CHANGES_MS = 1_100;

/** Writes the given fields and a new `updatedAt`. If the rules refuse the write, it is retried a second later. */
export function updateUser(uid: string, fields: Partial<NewUser>): Promise<void> {
  const write = () => updateDoc(userDocument(uid), { ...fields, updatedAt: serverTimestamp() });
  return loggedAs(MESSAGES.updateUserFailed, () =>
    write().catch(async (error: unknown) => {
      if (problemOf(error) !== 'denied') throw error;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_CHANGES_MS));
      return write();
    }),
  );
}
