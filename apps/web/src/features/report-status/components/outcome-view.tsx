import { CASE_REASONS, type ReportOutcome } from '@rostrum/domain';
import { PageHead, SectionHead, Tag } from '@rostrum/ui';
import { houseActsWords, subjectWords } from '../../../shared/casework/house-act-words.ts';
import { AppealForm, type Appeal } from '../../../shared/casework/appeal-form.tsx';
import { AppealOutcome } from '../../../shared/casework/appeal-outcome.tsx';
import { dayWords, whenWords } from '../../../shared/casework/when-words.ts';
import { PageTitle } from '../../../shared/navigation/page-title.tsx';

export type OutcomeViewProps = {
  outcome: ReportOutcome;
  busy: boolean;
  /** Why an appeal was not accepted, where no notice says it. */
  problem: string | undefined;
  /** Returns whether the appeal has arrived. */
  onAppeal: Appeal;
};

/** One report, its outcome, and the way to appeal. */
export function OutcomeView({ outcome, busy, problem, onAppeal }: OutcomeViewProps) {
  const { number, subject, motion, reason, text, filedAtMs, decision, mayAppeal, appeal } = outcome;
  return (
    <>
      <PageTitle>{`Report ${number}`}</PageTitle>
      <PageHead
        title={<span className="num">Report {number}</span>}
        lede={`You reported ${subjectWords(subject)} on ${dayWords(filedAtMs)}.`}
      >
        <Tag {...(decision && { tone: 'accent' })}>{decision ? 'Decided' : 'Waits for a moderator'}</Tag>
      </PageHead>
      <div className="grid gap-8">
        <section aria-labelledby="reported">
          <SectionHead id="reported">What you reported</SectionHead>
          <div className="case-words mt-3">
            {motion && <p className="serif wrap-anywhere">{motion}</p>}
            <p className="small">
              <b>{CASE_REASONS[reason]}</b>
            </p>
            <p className="small wrap-anywhere whitespace-pre-line">{text}</p>
          </div>
        </section>
        <section aria-labelledby="decided">
          <SectionHead id="decided">What became of it</SectionHead>
          {decision ? (
            <div className="grid gap-2 mt-3">
              <p>
                <b className="font-medium">{houseActsWords(decision.acts)}</b>{' '}
                <span className="small faint num">{whenWords(decision.atMs)}</span>
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{decision.explanation}</p>
              {decision.isOverturned && (
                <p>
                  <b className="font-medium">Since then another moderator took this decision back.</b>
                </p>
              )}
            </div>
          ) : (
            <p className="muted mt-3">Nobody has decided it yet. Come back to this page.</p>
          )}
        </section>
        {(mayAppeal || appeal) && (
          <section aria-labelledby="appeal" className="grid gap-4">
            <SectionHead id="appeal">Appeal</SectionHead>
            {appeal && <AppealOutcome appeal={appeal} />}
            {mayAppeal && decision && (
              <AppealForm
                hint={`Another moderator decides. You may appeal once, until ${dayWords(decision.appealUntilMs)}.`}
                busy={busy}
                onAppeal={onAppeal}
              />
            )}
            {problem && (
              <p className="hint hint-bad" role="alert">
                {problem}
              </p>
            )}
          </section>
        )}
      </div>
    </>
  );
}
