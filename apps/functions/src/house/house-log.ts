import { createHash } from 'node:crypto';
import {
  EMPTY_LOG,
  entryAfter,
  HOUSE_LOG_HEAD,
  houseLogHeadSchema,
  houseLogPath,
  type HouseLogContent,
  type HouseLogHead,
} from '@rostrum/domain';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Reads the end of the log, so that an entry can follow: every act of the house waits for the previous one. */
export async function openLog(db: Firestore, tx: Transaction) {
  const ref = db.doc(HOUSE_LOG_HEAD);
  const stored = await tx.get(ref);
  const head = stored.exists ? houseLogHeadSchema.parse(stored.data()) : EMPTY_LOG;
  return {
    /** Writes an entry together with its act. If the entry's place is taken, nothing is stored. */
    append: (content: HouseLogContent) => {
      const entry = entryAfter(head, content, hashOf);
      tx.create(db.doc(houseLogPath(entry.seq)), entry);
      tx.set(ref, { seq: entry.seq, hash: entry.hash } satisfies HouseLogHead);
    },
  };
}
