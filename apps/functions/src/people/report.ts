import {
  accept,
  LIMITS,
  nameOfProfile,
  profilePath,
  refuse,
  reportPath,
  reportSchema,
  type PeopleRefusal,
  type ReportDocument,
  type Result,
} from '@rostrum/domain';
import { idFor } from '../rooms/command-id.ts';
import { countTry } from '../rooms/try-limit.ts';
import { done, type PeopleContext, type PeopleHandler } from './context.ts';
import { noticeId, tell } from './notices.ts';
import { ownProfile, somebody } from './reach.ts';

const HOUR_MS = 3_600_000;

/** Asks the house to look at a person. Whoever it is about is not told before somebody has decided. */
export const report: PeopleHandler<'report'> = async (context, { uid: about, reason, text }) => {
  const { db, tx, uid, commandId, atMs } = context;
  const found = await somebody(context, about);
  if (!found.ok) return found;
  const limit = { atMs, limit: LIMITS.reportsPerHour, windowMs: HOUR_MS };
  const tries = await countTry(db, tx, `report-${uid}`, limit);
  if (!tries.allowed) return refuse('too-many-reports');
  const me = await ownProfile(context);
  tries.record();
  const filed: ReportDocument = {
    by: uid,
    byName: nameOfProfile(me),
    about,
    aboutName: nameOfProfile(found.value),
    reason,
    text,
    atMs,
    decision: null,
    note: '',
    decidedBy: null,
    decidedAtMs: null,
  };
  tx.create(db.doc(reportPath(idFor(uid, commandId))), filed);
  return done();
};

/**
 * A holder of the claim `moderator` decides, once; nobody who reported it or whom it is about. Whoever reported is told,
 * and whoever it is about where something follows from it.
 */
export const decideReport: PeopleHandler<'decideReport'> = async (context, { reportId, decision, note }) => {
  const { db, tx, uid, atMs } = context;
  const open = await openReport(context, reportId);
  if (!open.ok) return open;
  const { by, about } = open.value;
  tx.update(db.doc(reportPath(reportId)), { decision, note, decidedBy: uid, decidedAtMs: atMs });
  if (decision === 'heldBack') {
    tx.set(db.doc(profilePath(about)), { isHeldBack: true, isListed: false }, { merge: true });
  }
  tell(context, by, { id: noticeId('reportDecided', reportId), kind: 'reportDecided', note });
  if (decision !== 'noAction') {
    tell(context, about, { id: noticeId('reported', reportId), kind: 'reported', note });
  }
  return done();
};

async function openReport(
  { db, tx, uid, isModerator }: PeopleContext,
  reportId: string,
): Promise<Result<ReportDocument, PeopleRefusal>> {
  if (!isModerator) return refuse('not-a-moderator');
  const snapshot = await tx.get(db.doc(reportPath(reportId)));
  if (!snapshot.exists) return refuse('report-unknown');
  const stored = reportSchema.parse(snapshot.data());
  if (stored.decision !== null) return refuse('report-decided');
  return stored.by === uid || stored.about === uid ? refuse('report-same-person') : accept(stored);
}
