import { LIMITS, REPORT_REASONS, type Report, type ReportDecision } from '@rostrum/domain';
import { Button, Field, Link, notify, Segment, TextArea } from '@rostrum/ui';
import { useState } from 'react';
import { personUrl } from '../../../app/paths.ts';
import { usePeopleAct } from '../../../people-act/use-people-act.ts';
import { whenWords } from './when-words.ts';

const DECISIONS: readonly { value: ReportDecision; label: string }[] = [
  { value: 'noAction', label: 'No action' },
  { value: 'warned', label: 'Warn' },
  { value: 'heldBack', label: 'Hide profile' },
];
const HINTS: Readonly<Record<ReportDecision, string>> = {
  noAction: 'Whoever reported reads the note; the other hears nothing.',
  warned: 'Both read the note.',
  heldBack: 'Both read the note, and nobody finds the profile any more.',
};

/** One report, and what becomes of it. */
export function ReportItem({ report }: { report: Report }) {
  const { id, about, aboutName, by, byName, reason, text, atMs } = report;
  const { busy, act } = usePeopleAct();
  const [decision, setDecision] = useState<ReportDecision>('noAction');
  const [note, setNote] = useState('');
  const decide = async () => {
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
      <Field label="Decision" group hint={HINTS[decision]}>
        <Segment options={DECISIONS} value={decision} onChange={setDecision} />
      </Field>
      <Field label="Note to both" optional>
        <TextArea
          maxLength={LIMITS.reportMaxLength}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </Field>
      <p>
        <Button
          look="primary"
          busy={busy === 'decideReport'}
          aria-label={`Decide: ${aboutName}`}
          onClick={() => void decide()}
        >
          Decide
        </Button>
      </p>
    </li>
  );
}
