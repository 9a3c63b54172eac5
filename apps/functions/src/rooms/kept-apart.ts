import { apartPath } from '@rostrum/domain';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** Whether a block stands between somebody and any of these people. */
export async function isKeptApart(
  db: Firestore,
  tx: Transaction,
  uid: string,
  others: readonly string[],
): Promise<boolean> {
  const pairs = [...new Set(others)].filter((other) => other !== uid);
  if (pairs.length === 0) return false;
  const found = await tx.getAll(...pairs.map((other) => db.doc(apartPath(uid, other))));
  return found.some(({ exists }) => exists);
}
