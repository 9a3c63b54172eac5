import {
  accept,
  casePath,
  caseSchema,
  decisionPath,
  decisionRecordPath,
  decisionRecordSchema,
  decisionSchema,
  filedReportPath,
  houseAppealPath,
  houseAppealSchema,
  noticeId,
  refuse,
  type CaseDocument,
  type DecisionDocument,
  type DecisionRecord,
  type HouseAppealDocument,
  type HouseRefusal,
  type Result,
} from '@rostrum/domain';
import { tell } from '../people/notices.ts';
import { prepareUndo } from './acts/acts.ts';
import type { HouseContext, HouseHandler } from './context.ts';
import { hashOf, openLog } from './house-log.ts';

/**
 * Another member of the house decides an appeal: not the decider, the appellant, a reporter or the person
 * concerned. An overturned decision is undone. If it was "no action", the case is open again for somebody else.
 */
export const decideAppeal: HouseHandler<'decideAppeal'> = async (
  context,
  { appealId, verdict, explanation },
) => {
  const { db, tx, uid, atMs } = context;
  const open = await openAppeal(context, appealId);
  if (!open.ok) return open;
  const { appeal, decision, record, stored } = open.value;
  const { decisionId, about, caseId } = appeal;
  const { subject, acts, ground } = decision;
  const isOverturned = verdict === 'overturned' && decision.overturnedAtMs === null;
  const { by } = decision;
  const on = { db, tx, atMs, by, decisionId, subject, about, profileChanges: {} };
  const undone = isOverturned ? await prepareUndo(on, acts, record.before) : undefined;
  const log = await openLog(db, tx);
  undone?.write();
  tx.update(db.doc(houseAppealPath(appealId)), { verdict, answer: explanation, decidedAtMs: atMs });
  if (isOverturned) tx.update(db.doc(decisionPath(decisionId)), { overturnedAtMs: atMs });
  if (isOverturned && acts.length === 0 && caseId && stored) openAgain(context, caseId, stored, record);
  tellOf(context, appealId, appeal, explanation);
  const entry = {
    kind: 'appealDecided',
    by: uid,
    about,
    caseId,
    decisionId,
    acts,
    ground,
    verdict,
    atMs,
  } as const;
  log.append({ ...entry, wordsHash: hashOf(explanation) });
  return accept({ answer: {}, ...(undone && { afterwards: undone.afterwards }) });
};

type OpenAppeal = {
  appeal: HouseAppealDocument;
  decision: DecisionDocument;
  record: DecisionRecord;
  stored: CaseDocument | undefined;
};

async function openAppeal(
  { db, tx, uid }: HouseContext,
  appealId: string,
): Promise<Result<OpenAppeal, HouseRefusal>> {
  const found = await tx.get(db.doc(houseAppealPath(appealId)));
  const appeal = found.exists ? houseAppealSchema.parse(found.data()) : undefined;
  if (appeal?.verdict !== null) return refuse('appeal-unknown');
  const { decisionId, caseId } = appeal;
  const [decisionDoc, recordDoc] = await tx.getAll(
    db.doc(decisionPath(decisionId)),
    db.doc(decisionRecordPath(decisionId)),
  );
  if (!decisionDoc?.exists || !recordDoc?.exists) return refuse('decision-unknown');
  const record = decisionRecordSchema.parse(recordDoc.data());
  const caseRefs = caseId === null ? [] : [db.doc(casePath(caseId)), db.doc(filedReportPath(caseId, uid))];
  const [caseDoc, own] = caseRefs.length > 0 ? await tx.getAll(...caseRefs) : [];
  if (own?.exists || [record.decidedBy, appeal.by, appeal.about].includes(uid)) return refuse('case-own');
  const stored = caseDoc?.exists ? caseSchema.parse(caseDoc.data()) : undefined;
  return accept({ appeal, decision: decisionSchema.parse(decisionDoc.data()), record, stored });
}

/** Reopens a case after an overturned "no action", unless a new report has already done so. */
function openAgain(
  { db, tx }: HouseContext,
  caseId: string,
  { barred }: CaseDocument,
  { decidedBy }: DecisionRecord,
): void {
  const kept = [...new Set([...barred, decidedBy])];
  tx.update(db.doc(casePath(caseId)), { state: 'open', barred: kept });
}

function tellOf(
  context: HouseContext,
  appealId: string,
  { by, motion, decisionId, role }: HouseAppealDocument,
  note: string,
): void {
  if (by === '') return;
  const about = { note, motion: motion || null, decisionId: role === 'concerned' ? decisionId : null };
  tell(context, by, { id: noticeId('appealDecided', appealId), kind: 'appealDecided', ...about });
}
