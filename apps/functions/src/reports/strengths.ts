import {
  DEBATES_THAT_COUNT,
  feedbackSchema,
  profilePath,
  profileSchema,
  strengthsOf,
  type Dimension,
} from '@rostrum/domain';
import type { Firestore, Transaction } from 'firebase-admin/firestore';

/** What feedback found somebody good at; all a profile ever says of it. */
export async function readStrengths(db: Firestore, tx: Transaction, uid: string): Promise<Dimension[]> {
  const last = db
    .collectionGroup('feedback')
    .where('uid', '==', uid)
    .orderBy('writtenAtMs', 'desc')
    .limit(DEBATES_THAT_COUNT);
  const { docs } = await tx.get(last);
  return strengthsOf(docs.map((one) => feedbackSchema.parse(one.data())));
}

/** Brings a profile up to date after a debate, if its person shows their strengths. */
export async function refreshStrengths(db: Firestore, uid: string): Promise<void> {
  await db.runTransaction(async (tx) => {
    const ref = db.doc(profilePath(uid));
    const stored = await tx.get(ref);
    if (!stored.exists || !profileSchema.parse(stored.data()).isFeedbackVisible) return;
    tx.update(ref, { strengths: await readStrengths(db, tx, uid) });
  });
}
