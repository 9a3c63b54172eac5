import {
  accept,
  nameOfProfile,
  refuse,
  reportingPath,
  reportingSchema,
  reportsPausedUntil,
  type CaseReason,
  type CaseSubject,
  type HouseRefusal,
  type Result,
} from '@rostrum/domain';
import { ownProfile } from '../people/reach.ts';
import type { HouseContext, HouseHandler } from './context.ts';
import { fileReport } from './file-report.ts';
import { readSubject } from './read-subject.ts';
import { numberFrom } from './receipts.ts';

/** Reports a subject to the house. The person concerned hears nothing before the decision. */
export const report: HouseHandler<'report'> = async (context, command) => {
  const filed = await reportAs(context, { ...command, isUrgent: false });
  return filed.ok ? accept({ answer: filed.value }) : filed;
};

type Told = { subject: CaseSubject; reason: CaseReason; text: string; isUrgent: boolean };
type ReportRefusal = Extract<HouseRefusal, 'subject-unknown' | 'own-subject' | 'reports-paused'>;

/** Files a signed-in person's report; urgent if a host calls the house. */
export async function reportAs(
  context: HouseContext,
  { subject, reason, text, isUrgent }: Told,
): Promise<Result<{ number: string; caseId: string }, ReportRefusal>> {
  const { db, tx, uid, commandId, atMs } = context;
  const found = await readSubject(context, subject, isUrgent);
  if (!found.ok) return found;
  const reporting = await tx.get(db.doc(reportingPath(uid)));
  const unfounded = reporting.exists ? reportingSchema.parse(reporting.data()).unfoundedAtMs : [];
  if (reportsPausedUntil(unfounded, atMs) !== null) return refuse('reports-paused');
  const byName = nameOfProfile(await ownProfile(context));
  const number = numberFrom(`${uid}:${commandId}`);
  const told = { by: uid, byName, email: null, number, reason, text, isUrgent, secretHash: null };
  const filed = await fileReport(context, found.value, told);
  filed.write();
  return accept({ number: filed.number, caseId: filed.caseId });
}
