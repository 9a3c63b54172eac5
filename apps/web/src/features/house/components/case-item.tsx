import type { Case } from '@rostrum/domain';
import { Button, Link, Tag } from '@rostrum/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { personUrl } from '../../../shared/navigation/paths.ts';
import { subjectName } from '../../../shared/casework/house-act-words.ts';
import { whenWords } from '../../../shared/casework/when-words.ts';
import { CaseDetails } from './case-details.tsx';
import { isSevereCase, reasonsWords, reportersWords } from '../logic/case-words.ts';
import { ReportedWords } from './reported-words.tsx';

/** One case: its subject, how many reported it and why; expanded, everything needed to decide it. */
export function CaseItem({ reported, uid }: { reported: Case; uid: string }) {
  const { subject, snapshot, aboutName, isUrgent, round } = reported;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li className="case" aria-labelledby={`${id}-name`}>
      <p className="row wrap tiny">
        <b id={`${id}-name`}>{subjectName(subject)}</b>
        {isSevereCase(reported) && <Tag tone="danger">Severe</Tag>}
        {isUrgent && <Tag tone="accent">The host calls</Tag>}
        {round > 1 && <Tag>Reported again</Tag>}
        <span className="faint num push">{whenWords(reported.firstAtMs)}</span>
      </p>
      <ReportedWords subject={subject} name={aboutName} text={snapshot.text} />
      <p className="small">
        {reasonsWords(reported)} <span className="faint">by {reportersWords(reported)}</span>
      </p>
      <Where reported={reported} />
      <p>
        <Button
          size="sm"
          icon={isOpen ? ChevronUp : ChevronDown}
          aria-expanded={isOpen}
          aria-controls={`${id}-details`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Fold away' : 'Look at it and decide'}
        </Button>
      </p>
      <div id={`${id}-details`} hidden={!isOpen}>
        {isOpen && <CaseDetails reported={reported} uid={uid} />}
      </div>
    </li>
  );
}

function Where({ reported: { about, aboutName, snapshot } }: { reported: Case }) {
  return (
    <p className="tiny muted wrap-anywhere">
      {about !== '' && (
        <>
          By{' '}
          <Link className="link" href={personUrl(about)}>
            {aboutName}
          </Link>
          {snapshot.motion && ', '}
        </>
      )}
      {snapshot.motion && (
        <>
          in “<span className="serif">{snapshot.motion}</span>”
        </>
      )}
      {snapshot.place && (
        <>
          {' · '}
          <Link className="link" href={snapshot.place}>
            Where it stands
          </Link>
        </>
      )}
    </p>
  );
}
