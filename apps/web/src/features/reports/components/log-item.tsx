import { REPORT_DECISIONS, REPORT_REASONS, type Report } from '@rostrum/domain';
import { whenWords } from './when-words.ts';

/** What was decided, about whom, and with which words. */
export function LogItem({ report }: { report: Report }) {
  const { aboutName, reason, decision, note, decidedAtMs } = report;
  return (
    <li className="report-item small">
      <p>
        <b className="strong wrap-anywhere">{aboutName}</b>: {REPORT_REASONS[reason]}
      </p>
      <p className="muted">
        {decision && REPORT_DECISIONS[decision]}
        {decidedAtMs !== null && <span className="faint num">, {whenWords(decidedAtMs)}</span>}
      </p>
      {note && <p className="wrap-anywhere">{note}</p>}
    </li>
  );
}
