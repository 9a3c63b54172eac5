import { CASE_REASONS, LIMITS, type HouseAppeal } from '@rostrum/domain';
import { Link, notify } from '@rostrum/ui';
import { personUrl } from '../../../shared/navigation/paths.ts';
import { useCommand } from '../../../shared/commands/use-command.ts';
import { VerdictForm, type VerdictFormProps } from '../../../shared/casework/verdict-form.tsx';
import { houseActsWords, subjectName } from '../../../shared/casework/house-act-words.ts';
import { whenWords } from '../../../shared/casework/when-words.ts';
import { photoRemovedBy } from '../logic/photo-removed-by.ts';
import { ReportedWords } from './reported-words.tsx';

/** One appeal against the house, with the decision that it is about, and the verdict on it. */
export function HouseAppealItem({ appeal, uid }: { appeal: HouseAppeal; uid: string }) {
  const { subject, aboutName, about, quoted, motion, acts, ground, explanation, role, reason } = appeal;
  return (
    <li className="case" aria-label={`Appeal: ${subjectName(subject)}`}>
      <p className="row wrap tiny">
        <b>{subjectName(subject)}</b>
        <span className="faint">
          {role === 'concerned' ? 'appealed by whom it concerns' : 'appealed by who reported it'}
        </span>
        <span className="faint num push">{whenWords(appeal.atMs)}</span>
      </p>
      <ReportedWords
        subject={subject}
        name={aboutName}
        text={quoted}
        photoRemovedBy={photoRemovedBy(acts, appeal.decisionId)}
      />
      <p className="tiny muted wrap-anywhere">
        {about !== '' && (
          <>
            By{' '}
            <Link className="link" href={personUrl(about)}>
              {aboutName}
            </Link>
          </>
        )}
        {motion && (
          <>
            {' in '}“<span className="serif">{motion}</span>”
          </>
        )}
      </p>
      <p className="small wrap-anywhere">
        <b>Decided {whenWords(appeal.decisionAtMs)}:</b> {houseActsWords(acts)}
        {ground && `, ${CASE_REASONS[ground].toLowerCase()}`}. {explanation}
      </p>
      <p className="small wrap-anywhere">
        <b>Appeal:</b> {reason}
      </p>
      {appeal.by === uid ? (
        <p className="case-own small">This is your own appeal: another moderator decides it.</p>
      ) : (
        <AppealAnswer appeal={appeal} />
      )}
    </li>
  );
}

function AppealAnswer({ appeal }: { appeal: HouseAppeal }) {
  const { busy, run } = useCommand('house');
  const decide = async (...decided: Parameters<VerdictFormProps['onDecide']>) => {
    const [verdict, explanation, hearers] = decided;
    const command = { type: 'decideAppeal' as const, appealId: appeal.id, verdict, explanation };
    if (await run<'decideAppeal'>(command, hearers))
      notify({ text: 'Decided. The person who appealed has been told.', tone: 'good' });
  };
  return (
    <VerdictForm
      field="explanation"
      label="Answer"
      hint="The person who appealed reads this. The moderator who made the first decision cannot make this one."
      maxLength={LIMITS.reportMaxLength}
      name={appeal.aboutName || subjectName(appeal.subject)}
      overturn={appeal.role === 'reporter' ? 'Open the case again' : 'Take it back'}
      isBusy={busy !== null}
      onDecide={(...decided) => void decide(...decided)}
    />
  );
}
