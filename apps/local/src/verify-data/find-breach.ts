import { createHash } from 'node:crypto';
import { brokenAt, EMPTY_LOG, HOUSE_LOG, HOUSE_LOG_HEAD, houseLogHeadSchema } from '@rostrum/domain';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * The number of the first entry of the house's log that does not follow from the one before: changed, removed, added
 * or cut off; null if the log is intact. Log and head are read at one moment, so that concurrent acts are no breach.
 */
export async function findBreach(db: Firestore): Promise<number | null> {
  return db.runTransaction(
    async (tx) => {
      const stored = await tx.get(db.doc(HOUSE_LOG_HEAD));
      const { docs } = await tx.get(db.collection(HOUSE_LOG).orderBy(FieldPath.documentId()));
      const head = houseLogHeadSchema.safeParse(stored.exists ? stored.data() : EMPTY_LOG);
      const entries = docs.map((one) => one.data());
      return brokenAt(entries, head.success ? head.data : EMPTY_LOG, sha256);
    },
    { readOnly: true },
  );
}
