import {
  accept,
  decisionPath,
  decisionSchema,
  houseAppealIdOf,
  houseAppealPath,
  refuse,
  type DecisionDocument,
  type HouseAppealDocument,
  type HouseRefusal,
  type Result,
} from '@rostrum/domain';
import type { HouseContext, HouseHandler } from './context.ts';
import { findReport, whyNoAppeal, type Holder } from './outcome.ts';

/** The person whom a decision concerns asks another member of the house to review it: once, within six months. */
export const appeal: HouseHandler<'appeal'> = async (context, { decisionId, reason }) => {
  const { db, tx, uid, atMs } = context;
  const stored = await tx.get(db.doc(decisionPath(decisionId)));
  const decision = stored.exists ? decisionSchema.parse(stored.data()) : undefined;
  if (!decision?.concerns.includes(uid)) return refuse('decision-unknown');
  if (decision.statement === null) return refuse('appeal-not-open');
  const appealId = houseAppealIdOf(decisionId, uid);
  if ((await tx.get(db.doc(houseAppealPath(appealId)))).exists) return refuse('appeal-already');
  if (decision.overturnedAtMs !== null) return refuse('decision-overturned');
  if (atMs > decision.appealUntilMs) return refuse('appeal-late');
  tx.create(
    db.doc(houseAppealPath(appealId)),
    appealOf(decision, { decisionId, by: uid, role: 'concerned', reason, atMs }),
  );
  return accept({ answer: { appealId } });
};

/** The reporter asks another member of the house to review a "no action". */
export const appealOutcome: HouseHandler<'appealOutcome'> = async (context, { number, reason }) => {
  const filed = await appealReport(context, number, { uid: context.uid }, reason);
  return filed.ok ? accept({ answer: filed.value }) : filed;
};

type AppealRefusal = Extract<
  HouseRefusal,
  | 'receipt-unknown'
  | 'not-decided'
  | 'appeal-already'
  | 'appeal-late'
  | 'decision-overturned'
  | 'appeal-not-open'
>;

/** The same for the person who filed a report, signed in or not. */
export async function appealReport(
  { db, tx, atMs }: Pick<HouseContext, 'db' | 'tx' | 'atMs'>,
  number: string,
  holder: Holder,
  reason: string,
): Promise<Result<{ appealId: string }, AppealRefusal>> {
  const found = await findReport({ db, tx, atMs }, number, holder);
  if (!found.ok) return found;
  const { decision, decisionId, filed } = found.value;
  if (!decision || decisionId === null) return refuse('not-decided');
  if (found.value.appeal) return refuse('appeal-already');
  const why = whyNoAppeal(decision, atMs);
  if (why) return refuse(why);
  const appealId = houseAppealIdOf(decisionId, filed.by || number);
  const { by } = filed;
  tx.create(
    db.doc(houseAppealPath(appealId)),
    appealOf(decision, { decisionId, by, role: 'reporter', reason, atMs }),
  );
  return accept({ appealId });
}

function appealOf(
  decision: DecisionDocument,
  filed: Pick<HouseAppealDocument, 'decisionId' | 'by' | 'role' | 'reason' | 'atMs'>,
): HouseAppealDocument {
  const { caseId, subject, motion, quoted, about, aboutName, acts, ground, explanation } = decision;
  return {
    ...filed,
    caseId,
    subject,
    motion,
    quoted,
    about,
    aboutName,
    acts,
    ground,
    explanation,
    decisionAtMs: decision.atMs,
    verdict: null,
    answer: '',
    decidedAtMs: null,
  };
}
