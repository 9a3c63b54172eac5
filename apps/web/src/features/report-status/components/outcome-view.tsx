import { CASE_REASONS, type ReportOutcome } from '@rostrum/domain';
import { PageHead, SectionHead, Tag } from '@rostrum/ui';
import * as m from '@rostrum/words/report-status';
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
      <PageTitle>{m.reportNumbered({ number })}</PageTitle>
      <PageHead
        title={<span className="num">{m.reportNumbered({ number })}</span>}
        lede={m.reported({ what: subjectWords(subject), day: dayWords(filedAtMs) })}
      >
        <Tag {...(decision && { tone: 'accent' })}>{decision ? m.decided() : m.waiting()}</Tag>
      </PageHead>
      <div className="grid gap-8">
        <section aria-labelledby="reported">
          <SectionHead id="reported">{m.whatYouReported()}</SectionHead>
          <div className="case-words mt-3">
            {motion && <p className="serif wrap-anywhere">{motion}</p>}
            <p className="small">
              <b>{CASE_REASONS[reason]()}</b>
            </p>
            <p className="small wrap-anywhere whitespace-pre-line">{text}</p>
          </div>
        </section>
        <section aria-labelledby="decided">
          <SectionHead id="decided">{m.outcome()}</SectionHead>
          {decision ? (
            <div className="grid gap-2 mt-3">
              <p>
                <b className="font-medium">{houseActsWords(decision.acts)}</b>{' '}
                <span className="small faint num">{whenWords(decision.atMs)}</span>
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{decision.explanation}</p>
              {decision.isOverturned && (
                <p>
                  <b className="font-medium">{m.overturned()}</b>
                </p>
              )}
            </div>
          ) : (
            <p className="muted mt-3">{m.undecided()}</p>
          )}
        </section>
        {(mayAppeal || appeal) && (
          <section aria-labelledby="appeal" className="grid gap-4">
            <SectionHead id="appeal">{m.appeal()}</SectionHead>
            {appeal && <AppealOutcome appeal={appeal} />}
            {mayAppeal && decision && (
              <AppealForm
                hint={m.appealHint({ day: dayWords(decision.appealUntilMs) })}
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
