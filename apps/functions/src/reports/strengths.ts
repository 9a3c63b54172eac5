import {
  DEBATES_THAT_COUNT,
  feedbackSchema,
  profilePath,
  profileSchema,
  strengthsOf,
  type Dimension,
} from '@rostrum/domain';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { fieldsOf, readable, readIfReadable } from '../unreadable/read-stored.ts';

/** A person's strengths according to feedback; a profile shows only these. */
export async function readStrengths(db: Firestore, tx: Transaction, uid: string): Promise<Dimension[]> {
  const last = db
    .collectionGroup('feedback')
    .where('uid', '==', uid)
    .orderBy('writtenAtMs', 'desc')
    .limit(DEBATES_THAT_COUNT);
  const { docs } = await tx.get(last);
  return strengthsOf(readable(docs, (one) => fieldsOf(feedbackSchema, one)));
}

/** Updates a profile after a debate, if the person shows their strengths. */
export async function refreshStrengths(db: Firestore, uid: string): Promise<void> {
  await db.runTransaction(async (tx) => {
    const ref = db.doc(profilePath(uid));
    const stored = await tx.get(ref);
    if (!readIfReadable(profileSchema, stored)?.isFeedbackVisible) return;
    tx.update(ref, { strengths: await readStrengths(db, tx, uid) });
  });
}
