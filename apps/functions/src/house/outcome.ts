import {
  accept,
  casePath,
  caseSchema,
  decisionPath,
  decisionSchema,
  filedReportPath,
  filedReportSchema,
  houseAppealIdOf,
  houseAppealPath,
  houseAppealSchema,
  receiptPath,
  receiptSchema,
  refuse,
  type DecisionDocument,
  type FiledReportDocument,
  type HouseAppealDocument,
  type ReportOutcome,
  type Result,
} from '@rostrum/domain';
import { secretHash } from './receipts.ts';
import type { HouseContext } from './context.ts';

/** Who may read a report: the person who filed it, or a visitor with the key that came with its number. */
export type Holder = { uid: string } | { secret: string };

export type FoundReport = {
  caseId: string;
  filed: FiledReportDocument;
  motion: string;
  decisionId: string | null;
  decision: DecisionDocument | undefined;
  appeal: HouseAppealDocument | undefined;
};

type Reading = Pick<HouseContext, 'db' | 'tx' | 'atMs'>;

/** A report and its outcome, for its holder. A wrong number and a wrong key get the same refusal. */
export async function findReport(
  { db, tx }: Reading,
  number: string,
  holder: Holder,
): Promise<Result<FoundReport, 'receipt-unknown'>> {
  const stored = await tx.get(db.doc(receiptPath(number)));
  if (!stored.exists) return refuse('receipt-unknown');
  const { caseId, reporter, secretHash: kept } = receiptSchema.parse(stored.data());
  const [filedDoc, caseDoc] = await tx.getAll(
    db.doc(filedReportPath(caseId, reporter)),
    db.doc(casePath(caseId)),
  );
  if (!filedDoc?.exists || !caseDoc?.exists) return refuse('receipt-unknown');
  const filed = filedReportSchema.parse(filedDoc.data());
  const isTheirs = 'uid' in holder ? filed.by === holder.uid : kept === secretHash(holder.secret);
  if (!isTheirs) return refuse('receipt-unknown');
  const { decidedAtMs, decisionId: last, snapshot } = caseSchema.parse(caseDoc.data());
  // A decision from before the report is not its outcome.
  const decisionId = decidedAtMs !== null && decidedAtMs >= filed.atMs ? last : null;
  const found = { caseId, filed, motion: snapshot.motion, decisionId };
  if (decisionId === null) return accept({ ...found, decision: undefined, appeal: undefined });
  const [decisionDoc, appealDoc] = await tx.getAll(
    db.doc(decisionPath(decisionId)),
    db.doc(houseAppealPath(houseAppealIdOf(decisionId, reporter))),
  );
  return accept({
    ...found,
    decision: decisionDoc?.exists ? decisionSchema.parse(decisionDoc.data()) : undefined,
    appeal: appealDoc?.exists ? houseAppealSchema.parse(appealDoc.data()) : undefined,
  });
}

/** The part that its holder reads. */
export function outcomeOf(found: FoundReport, atMs: number): ReportOutcome {
  const { filed, motion, decisionId, decision, appeal } = found;
  const { number, subject, reason, text } = filed;
  return {
    number,
    subject,
    motion,
    reason,
    text,
    filedAtMs: filed.atMs,
    decision: decision && decisionId !== null ? decided(decisionId, decision) : null,
    mayAppeal: decision !== undefined && !appeal && whyNoAppeal(decision, atMs) === undefined,
    appeal: appeal ? { atMs: appeal.atMs, verdict: appeal.verdict, answer: appeal.answer } : null,
  };
}

function decided(id: string, { acts, explanation, atMs, appealUntilMs, overturnedAtMs }: DecisionDocument) {
  return { id, acts, explanation, atMs, appealUntilMs, isOverturned: overturnedAtMs !== null };
}

/** A reporter can appeal only "no action", and only in time. */
export function whyNoAppeal(
  { acts, appealUntilMs, overturnedAtMs }: DecisionDocument,
  atMs: number,
): 'decision-overturned' | 'appeal-not-open' | 'appeal-late' | undefined {
  if (overturnedAtMs !== null) return 'decision-overturned';
  if (acts.length > 0) return 'appeal-not-open';
  return atMs > appealUntilMs ? 'appeal-late' : undefined;
}
