import type { Case } from '@rostrum/domain';
import { asNode, Button, Link, Tag } from '@rostrum/ui';
import * as m from '@rostrum/words/house';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { subjectName } from '../../../shared/casework/house-act-words.ts';
import { whenWords } from '../../../shared/casework/when-words.ts';
import { CaseDetails } from './case-details.tsx';
import { isSevereCase, reasonsWords, reportersWords } from '../logic/case-words.ts';
import { Origin } from './origin.tsx';
import { ReportedWords } from './reported-words.tsx';

/** One case: its subject, how many reported it and why; expanded, everything needed to decide it. */
export function CaseItem({ reported, uid }: { reported: Case; uid: string }) {
  const { subject, snapshot, aboutName, isUrgent, round } = reported;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isWaiting = subject.kind === 'waitingTopic';
  return (
    <li className="case" aria-labelledby={`${id}-name`}>
      <p className="row wrap tiny">
        <b id={`${id}-name`}>{subjectName(subject)}</b>
        {isSevereCase(reported) && <Tag tone="danger">{m.severe()}</Tag>}
        {isUrgent && <Tag tone="accent">{m.hostCalls()}</Tag>}
        {round > 1 && <Tag>{isWaiting ? m.changedSince() : m.reportedAgain()}</Tag>}
        <span className="faint num push">{whenWords(reported.firstAtMs)}</span>
      </p>
      <ReportedWords subject={subject} name={aboutName} text={snapshot.text} />
      <Reason reported={reported} />
      <Where reported={reported} />
      <p>
        <Button
          size="sm"
          icon={isOpen ? ChevronUp : ChevronDown}
          aria-expanded={isOpen}
          aria-controls={`${id}-details`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? m.close() : m.review()}
        </Button>
      </p>
      <div id={`${id}-details`} hidden={!isOpen}>
        {isOpen && <CaseDetails reported={reported} uid={uid} />}
      </div>
    </li>
  );
}

/** Why it is in the queue: the reports of it, or what the moderator cannot tell about a topic that waits. */
function Reason({ reported }: { reported: Case }) {
  if (reported.subject.kind === 'waitingTopic') {
    return (
      <p className="small">
        <b>{m.fromModerator()}</b> {m.cannotTell()}
      </p>
    );
  }
  return (
    <p className="small">
      {asNode(
        m.reasonsBy({
          reasons: reasonsWords(reported),
          reporters: reportersWords(reported),
          faint: (inside) => <span className="faint">{asNode(inside)}</span>,
        }),
      )}
    </p>
  );
}

function Where({ reported: { about, aboutName, snapshot } }: { reported: Case }) {
  return (
    <p className="tiny muted wrap-anywhere">
      <Origin about={about} name={aboutName} motion={snapshot.motion} />
      {snapshot.place && (
        <>
          {(about !== '' || snapshot.motion) && ' · '}
          <Link className="link" href={snapshot.place}>
            {m.seeInPlace()}
          </Link>
        </>
      )}
    </p>
  );
}
