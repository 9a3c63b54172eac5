import {
  casePath,
  caseSchema,
  decisionPath,
  decisionSchema,
  filedReportSchema,
  filedReportsPath,
  noticeId,
  reportingPath,
  type DecisionDocument,
  type FiledReportDocument,
} from '@rostrum/domain';
import { FieldValue, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import { tell } from '../people/notices.ts';
import { eachPage } from '../pages.ts';

/**
 * Tells everybody who reported a case in its last round about the outcome, and records manifestly unfounded reports.
 * An interrupted run starts over: a notice with the same id replaces the first one.
 */
export async function tellReporters(db: Firestore, caseId: string): Promise<void> {
  const found = await db.doc(casePath(caseId)).get();
  const stored = found.exists ? caseSchema.parse(found.data()) : undefined;
  if (!stored?.untold) return;
  const decisionId = stored.untold;
  const decision = decisionSchema.parse((await db.doc(decisionPath(decisionId)).get()).data());
  const ofRound = db.collection(filedReportsPath(caseId)).where('round', '==', stored.round);
  await eachPage(ofRound, async (documents) => {
    const batch = db.batch();
    for (const one of documents)
      tellOne(db, batch, filedReportSchema.parse(one.data()), decision, decisionId);
    await batch.commit();
  });
  await db.runTransaction(async (tx) => {
    const now = await tx.get(found.ref);
    if (now.get('untold') === decisionId) tx.update(found.ref, { untold: null });
  });
}

function tellOne(
  db: Firestore,
  batch: WriteBatch,
  { by, number }: FiledReportDocument,
  { explanation, motion, atMs, isUnfounded }: DecisionDocument,
  decisionId: string,
): void {
  // A visitor asks by the number of their report.
  if (by === '') return;
  const notice = {
    kind: 'reportDecided',
    note: explanation,
    motion: motion || null,
    receipt: number,
  } as const;
  tell({ db, tx: batch, atMs }, by, { id: noticeId('reportDecided', decisionId), ...notice });
  if (isUnfounded) {
    batch.set(db.doc(reportingPath(by)), { unfoundedAtMs: FieldValue.arrayUnion(atMs) }, { merge: true });
  }
}
