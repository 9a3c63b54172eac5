import { REPORTS_ON_CASE, type CaseDocument, type FiledReportDocument } from '../documents/case.ts';
import { rankOf } from '../documents/case-reasons.ts';

/** An incoming report, with the current content of its subject. */
export type IncomingReport = Pick<
  FiledReportDocument,
  'by' | 'reason' | 'text' | 'isUrgent' | 'snapshotKey' | 'atMs'
> &
  Pick<CaseDocument, 'subject' | 'about' | 'aboutName' | 'snapshot'>;

/**
 * The case with one more report. Undefined if the report adds nothing: the same person has reported it in this
 * round, or the same words have been decided for them. A report after a decision reopens the case. The document
 * does not grow with the number of reports.
 */
export function joinCase(
  before: CaseDocument | undefined,
  own: Pick<FiledReportDocument, 'round' | 'snapshotKey'> | undefined,
  report: IncomingReport,
): CaseDocument | undefined {
  if (!before) return withReport(opened(report, 1), report);
  if (before.state === 'open') {
    return own?.round === before.round ? undefined : withReport(before, report);
  }
  if (own?.snapshotKey === report.snapshotKey) return undefined;
  const { decisionId, decidedAtMs, barred, untold } = before;
  const reopened = { ...opened(report, before.round + 1), decisionId, decidedAtMs, barred, untold };
  return withReport(reopened, report);
}

/** A waiting topic, with the words that the house is to read. */
type WaitingSubject = Pick<CaseDocument, 'subject' | 'about' | 'aboutName' | 'snapshot'> & { atMs: number };

/**
 * The case of a topic that waits, without reports. Whenever its words change it is the next round, so that nobody
 * decides about words that they have not read; it keeps its place in the queue as long as it is open. With the same words
 * it stays as it is.
 */
export function waitingCase(before: CaseDocument | undefined, waiting: WaitingSubject): CaseDocument {
  if (!before) return opened(waiting, 1);
  if (before.state === 'open' && before.snapshot.text === waiting.snapshot.text) return before;
  const { round, decisionId, decidedAtMs, barred, untold, state, firstAtMs } = before;
  return {
    ...opened(waiting, round + 1),
    decisionId,
    decidedAtMs,
    barred,
    untold,
    ...(state === 'open' && { firstAtMs }),
  };
}

function opened(found: WaitingSubject, round: number): CaseDocument {
  const { subject, about, aboutName, snapshot, atMs } = found;
  return {
    subject,
    about,
    aboutName,
    snapshot,
    state: 'open',
    round,
    rank: 0,
    isUrgent: false,
    reasons: {},
    people: 0,
    visitors: 0,
    newest: [],
    firstAtMs: atMs,
    lastAtMs: atMs,
    decisionId: null,
    decidedAtMs: null,
    barred: [],
    untold: null,
  };
}

function withReport(before: CaseDocument, report: IncomingReport): CaseDocument {
  const { reason, text, isUrgent, atMs } = report;
  const isVisitor = report.by === '';
  const said = { reason, text, isVisitor, isUrgent, atMs };
  return {
    ...before,
    // A host who calls the house to their room accuses nobody in particular.
    ...(before.about === '' && { about: report.about, aboutName: report.aboutName }),
    rank: Math.max(before.rank, rankOf(reason, isUrgent)),
    isUrgent: before.isUrgent || isUrgent,
    reasons: { ...before.reasons, [reason]: (before.reasons[reason] ?? 0) + 1 },
    people: before.people + (isVisitor ? 0 : 1),
    visitors: before.visitors + (isVisitor ? 1 : 0),
    newest: [said, ...before.newest].slice(0, REPORTS_ON_CASE),
    lastAtMs: atMs,
  };
}
