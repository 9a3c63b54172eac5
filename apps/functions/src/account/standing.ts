import { GOOD_STANDING, standingPath, standingSchema, type Standing, type Suspension } from '@rostrum/domain';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { firebaseAuth } from '../admin.ts';
import { readStored } from '../unreadable/read-stored.ts';

/** The content of a stored standing. A person without a document is in good standing. */
function standingIn(snapshot: DocumentSnapshot): Standing {
  return readStored(standingSchema, snapshot) ?? GOOD_STANDING;
}

/** A person's standing, read inside or outside a transaction. */
export async function readStanding(db: Firestore, uid: string, tx?: Transaction): Promise<Standing> {
  const ref = db.doc(standingPath(uid));
  return standingIn(tx ? await tx.get(ref) : await ref.get());
}

/** Suspends a person, or ends the suspension if it is null; a write of the transaction, without a read. */
export function suspend(db: Firestore, tx: Transaction, uid: string, suspension: Suspension | null): void {
  tx.set(db.doc(standingPath(uid)), { suspension }, { merge: true });
}

/**
 * Ends every session that signed in at or before a moment, in epoch milliseconds. `write` is a write of the
 * transaction. Call `after` after the commit to revoke the refresh tokens.
 */
export async function endSessions(
  db: Firestore,
  tx: Transaction,
  uid: string,
  atMs: number,
): Promise<{ write(): void; after(): Promise<void> }> {
  const { sessionsEndedAtMs } = await readStanding(db, uid, tx);
  return {
    write: () => {
      const latest = Math.max(sessionsEndedAtMs, atMs);
      tx.set(db.doc(standingPath(uid)), { sessionsEndedAtMs: latest }, { merge: true });
    },
    after: () => revokeRefreshTokens(uid),
  };
}

/** Prevents the renewal of tokens. */
const revokeRefreshTokens = (uid: string) => ofAccount(() => firebaseAuth().revokeRefreshTokens(uid));

/** Sets whether Firebase lets a person sign in. */
export const letSignIn = (uid: string, isAllowed: boolean) =>
  ofAccount(() => firebaseAuth().updateUser(uid, { disabled: !isAllowed }));

/** Ignores people without a Firebase account: they never signed in here. */
async function ofAccount(change: () => Promise<unknown>): Promise<void> {
  try {
    await change();
  } catch (error) {
    const isUnknown = error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
    if (!isUnknown) throw error;
  }
}
