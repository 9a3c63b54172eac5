import { COMPARISON_PATH, profilePath, profileSchema, tenthsOf, type Feedback } from '@rostrum/domain';
import {
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { readIfReadable } from '../unreadable/read-stored.ts';

/** The feedback of people who let their scores count. Read it before the transaction's first write. */
export async function readCompared(
  db: Firestore,
  tx: Transaction,
  feedback: readonly Feedback[],
): Promise<Feedback[]> {
  if (feedback.length === 0) return [];
  const profiles = await tx.getAll(...feedback.map(({ uid }) => db.doc(profilePath(uid))));
  return feedback.filter((_, at) => letsScoresCount(profiles[at]));
}

function letsScoresCount(found: DocumentSnapshot | undefined): boolean {
  return readIfReadable(profileSchema, found)?.isCompared === true;
}

/** Counts the scores of this feedback without their owners. */
export function countCompared(db: Firestore, tx: Transaction, feedback: readonly Feedback[]): void {
  for (const { dimensions } of feedback) {
    const scores = Object.fromEntries(
      dimensions.flatMap(({ dimension, score }) =>
        score === null ? [] : [[dimension, { [tenthsOf(score)]: FieldValue.increment(1) }]],
      ),
    );
    tx.set(db.doc(COMPARISON_PATH), { scores }, { merge: true });
  }
}
