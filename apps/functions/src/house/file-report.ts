import {
  caseIdOf,
  casePath,
  caseSchema,
  filedReportPath,
  filedReportSchema,
  joinCase,
  receiptPath,
  type CaseReason,
  type FiledReportDocument,
  type ReceiptDocument,
} from '@rostrum/domain';
import type { HouseContext } from './context.ts';
import type { FoundSubject } from './read-subject.ts';
import { snapshotKey } from './receipts.ts';

/** The reporter and their words. A visitor has no uid; the id of their report's document is its number. */
export type Reported = Pick<
  FiledReportDocument,
  'by' | 'byName' | 'email' | 'number' | 'text' | 'isUrgent'
> & {
  reason: CaseReason;
  secretHash: string | null;
};

/**
 * Files a report in the case of its subject, always with three writes. Returns the number to quote. If the same
 * person adds nothing, that is the number of their earlier report.
 */
export async function fileReport(
  { db, tx, atMs }: Pick<HouseContext, 'db' | 'tx' | 'atMs'>,
  found: FoundSubject,
  { secretHash, ...reported }: Reported,
): Promise<{ caseId: string; number: string; write: () => void }> {
  const caseId = caseIdOf(found.subject);
  const reporter = reported.by || reported.number;
  const refs = [db.doc(casePath(caseId)), db.doc(filedReportPath(caseId, reporter))] as const;
  const [stored, filed] = await tx.getAll(...refs);
  const before = stored?.exists ? caseSchema.parse(stored.data()) : undefined;
  const own = filed?.exists ? filedReportSchema.parse(filed.data()) : undefined;
  const key = snapshotKey(found.snapshot.text);
  const after = joinCase(before, own, { ...found, ...reported, snapshotKey: key, atMs });
  if (!after) return { caseId, number: own?.number ?? reported.number, write: () => {} };
  const { subject } = found;
  const document: FiledReportDocument = {
    ...reported,
    caseId,
    subject,
    round: after.round,
    snapshotKey: key,
    atMs,
  };
  const receipt: ReceiptDocument = { caseId, reporter, secretHash, atMs };
  const write = () => {
    tx.set(refs[0], after);
    tx.set(refs[1], document);
    tx.set(db.doc(receiptPath(reported.number)), receipt);
  };
  return { caseId, number: reported.number, write };
}
