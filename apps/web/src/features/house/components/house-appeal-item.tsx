import { CASE_REASONS, isBlank, LIMITS, type HouseAppeal, type Verdict } from '@rostrum/domain';
import { Button, Field, Link, notify, TextArea } from '@rostrum/ui';
import { useState } from 'react';
import { personUrl } from '../../../shared/navigation/paths.ts';
import { useCommand } from '../../../shared/commands/use-command.ts';
import { useHeldWords } from '../../../shared/commands/use-held-words.ts';
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
  const [explanation, setExplanation] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, run } = useCommand('house');
  const words = useHeldWords();
  const lacksWords = isBlank(explanation);
  const decide = async (verdict: Verdict) => {
    setTried(true);
    if (lacksWords) return;
    words.forget();
    const command = { type: 'decideAppeal' as const, appealId: appeal.id, verdict, explanation };
    const hearers = { onHeld: words.onHeld, again: () => void decide(verdict) };
    if (await run<'decideAppeal'>(command, hearers))
      notify({ text: 'Decided. Who appealed is told.', tone: 'good' });
  };
  const name = appeal.aboutName || subjectName(appeal.subject);
  return (
    <>
      <Field
        label="Answer"
        hint="The person who appealed reads this. The moderator who decided before cannot decide again."
        error={tried && lacksWords ? 'Explain the decision.' : undefined}
        refused={words.at('explanation')}
      >
        <TextArea
          maxLength={LIMITS.reportMaxLength}
          value={explanation}
          onChange={(event) => {
            words.forget();
            setExplanation(event.currentTarget.value);
          }}
        />
      </Field>
      <p className="row wrap">
        <Button
          busy={busy !== null}
          aria-label={`Let it stand: ${name}`}
          onClick={() => void decide('upheld')}
        >
          Let it stand
        </Button>
        <Button
          busy={busy !== null}
          aria-label={`Take it back: ${name}`}
          onClick={() => void decide('overturned')}
        >
          {appeal.role === 'reporter' ? 'Open the case again' : 'Take it back'}
        </Button>
      </p>
    </>
  );
}
