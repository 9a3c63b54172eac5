import { LIMITS, type HouseAppeal } from '@rostrum/domain';
import { asNode, notify } from '@rostrum/ui';
import * as m from '@rostrum/words/house';
import type { ReactNode } from 'react';
import { useCommand } from '../../../shared/commands/use-command.ts';
import { VerdictForm, type VerdictFormProps } from '../../../shared/casework/verdict-form.tsx';
import { subjectName } from '../../../shared/casework/house-act-words.ts';
import { whenWords } from '../../../shared/casework/when-words.ts';
import { decisionWords } from '../logic/case-words.ts';
import { photoRemovedBy } from '../logic/photo-removed-by.ts';
import { Origin } from './origin.tsx';
import { ReportedWords } from './reported-words.tsx';

const strong = (inside: readonly ReactNode[]) => <b>{asNode(inside)}</b>;

/** One appeal against the house, with the decision that it is about, and the verdict on it. */
export function HouseAppealItem({ appeal, uid }: { appeal: HouseAppeal; uid: string }) {
  const { subject, aboutName, about, quoted, motion, acts, ground, explanation, role, reason } = appeal;
  return (
    <li className="case" aria-label={m.appealOn({ subject: subjectName(subject) })}>
      <p className="row wrap tiny">
        <b>{subjectName(subject)}</b>
        <span className="faint">{role === 'concerned' ? m.byConcerned() : m.byReporter()}</span>
        <span className="faint num push">{whenWords(appeal.atMs)}</span>
      </p>
      <ReportedWords
        subject={subject}
        name={aboutName}
        text={quoted}
        photoRemovedBy={photoRemovedBy(acts, appeal.decisionId)}
      />
      <p className="tiny muted wrap-anywhere">
        <Origin about={about} name={aboutName} motion={motion} />
      </p>
      <p className="small wrap-anywhere">
        {asNode(
          m.decidedOn({
            when: whenWords(appeal.decisionAtMs),
            decision: decisionWords(acts, ground),
            explanation,
            strong,
          }),
        )}
      </p>
      <p className="small wrap-anywhere">{asNode(m.appealSays({ reason, strong }))}</p>
      {appeal.by === uid ? (
        <p className="case-own small">{m.ownAppeal()}</p>
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
    if (await run<'decideAppeal'>(command, hearers)) notify({ text: m.answered(), tone: 'good' });
  };
  return (
    <VerdictForm
      field="explanation"
      label={m.answer()}
      hint={m.answerHint()}
      maxLength={LIMITS.reportMaxLength}
      name={appeal.aboutName || subjectName(appeal.subject)}
      overturn={appeal.role === 'reporter' ? m.reopen() : m.reverse()}
      isBusy={busy !== null}
      onDecide={(...decided) => void decide(...decided)}
    />
  );
}
