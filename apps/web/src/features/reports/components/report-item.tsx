import { REPORT_REASONS, type Report, type ReportDecision } from '@rostrum/domain';
import { Link, notify } from '@rostrum/ui';
import { personUrl } from '../../../app/paths.ts';
import { usePeopleAct } from '../../../act/use-people-act.ts';
import { DecisionForm } from './decision-form.tsx';
import { whenWords } from './when-words.ts';

const DECISIONS: readonly { value: ReportDecision; label: string; hint: string }[] = [
  {
    value: 'noAction',
    label: 'No action',
    hint: 'Whoever reported reads the note; the other hears nothing.',
  },
  { value: 'warned', label: 'Warn', hint: 'Both read the note.' },
  {
    value: 'heldBack',
    label: 'Hide profile',
    hint: 'Both read the note, and nobody finds the profile any more.',
  },
];

/** One report, and what becomes of it. */
export function ReportItem({ report }: { report: Report }) {
  const { id, about, aboutName, by, byName, reason, text, atMs } = report;
  const { busy, act } = usePeopleAct();
  const decide = async (decision: ReportDecision, note: string) => {
    const reply = await act({ type: 'decideReport', reportId: id, decision, note });
    if (reply?.status === 'done') notify({ text: 'Decided. Those concerned are told.', tone: 'good' });
  };
  return (
    <li className="report-item">
      <p>
        <Link className="link" href={personUrl(about)}>
          {aboutName}
        </Link>{' '}
        <b className="strong">{REPORT_REASONS[reason]}</b>
      </p>
      <blockquote className="serif wrap-anywhere">{text}</blockquote>
      <p className="tiny faint num">
        Reported by{' '}
        <Link className="link" href={personUrl(by)}>
          {byName}
        </Link>
        , {whenWords(atMs)}
      </p>
      <DecisionForm
        about={aboutName}
        decisions={DECISIONS}
        busy={busy === 'decideReport'}
        onDecide={(decision, note) => void decide(decision, note)}
      />
    </li>
  );
}
