import type { Live } from '@rostrum/data';
import type { HouseAppeal, HouseDecision } from '@rostrum/domain';
import { Bones, EmptyState, ErrorState, PageHead, SectionHead, Tag } from '@rostrum/ui';
import { PageTitle } from '../../../shared/navigation/page-title.tsx';
import { houseActsWords, subjectWords } from '../../../shared/casework/house-act-words.ts';
import { AppealForm, type Appeal as SendAppeal } from '../../../shared/casework/appeal-form.tsx';
import { AppealOutcome } from '../../../shared/casework/appeal-outcome.tsx';
import { Reasons } from '../../../shared/casework/reasons.tsx';
import { StatementView } from '../../../shared/casework/statement-view.tsx';
import { dayWords, whenWords } from '../../../shared/casework/when-words.ts';

export type DecisionViewProps = {
  uid: string;
  decision: Live<HouseDecision | null>;
  appeal: Live<HouseAppeal | null>;
  nowMs: number;
  busy: boolean;
  onAppeal: SendAppeal;
};

/** The possible states of a decision's page. */
export function DecisionView(props: DecisionViewProps) {
  const { decision } = props;
  return (
    <div className="page page-narrow">
      {decision.status === 'loading' && <Bones label="Loading the decision" lines={6} />}
      {decision.status === 'error' && decision.problem !== 'denied' && (
        <ErrorState title="The decision could not be loaded" level={1} onRetry={decision.retry}>
          {decision.message}
        </ErrorState>
      )}
      {((decision.status === 'error' && decision.problem === 'denied') ||
        (decision.status === 'ready' && decision.value === null)) && (
        <EmptyState level={1} title="There is no decision here">
          There is none at this address, or it does not concern you.
        </EmptyState>
      )}
      {decision.status === 'ready' && decision.value && <Decided {...props} decision={decision.value} />}
    </div>
  );
}

type DecidedProps = Omit<DecisionViewProps, 'decision'> & { decision: HouseDecision };

function Decided({ decision, ...props }: DecidedProps) {
  const { by, subject, acts, statement, explanation, atMs, overturnedAtMs } = decision;
  const whose = decision.about === props.uid ? 'yours' : decision.aboutName || 'somebody';
  return (
    <>
      <PageTitle>Decision</PageTitle>
      <PageHead
        title={houseActsWords(acts)}
        lede={`${by === 'host' ? 'The host of a debate' : 'A house moderator'} decided on ${dayWords(atMs)} about ${subjectWords(subject)} of ${whose}.`}
      >
        {overturnedAtMs !== null && <Tag tone="accent">Taken back {whenWords(overturnedAtMs)}</Tag>}
      </PageHead>
      <div className="grid gap-8">
        {decision.quoted && subject.kind !== 'photo' && (
          <section className="case-words" aria-label="What it is about">
            <blockquote className="serif wrap-anywhere whitespace-pre-line" dir="auto">
              {decision.quoted}
            </blockquote>
            {decision.motion && (
              <p className="tiny muted">
                in “<span className="serif">{decision.motion}</span>”
              </p>
            )}
          </section>
        )}
        <section aria-labelledby="statement">
          <SectionHead id="statement">Statement of reasons</SectionHead>
          {statement ? (
            <StatementView statement={statement} />
          ) : (
            <Reasons
              points={[
                ['What', 'No action.'],
                ['Reason', explanation],
              ]}
            />
          )}
        </section>
        {decision.concerns.includes(props.uid) && <Appeal decision={decision} {...props} />}
      </div>
    </>
  );
}

function Appeal({ decision, appeal, nowMs, busy, onAppeal }: Omit<DecidedProps, 'uid'>) {
  const { appealUntilMs, overturnedAtMs } = decision;
  return (
    <section aria-labelledby="appeal" className="grid gap-4">
      <SectionHead id="appeal">Appeal</SectionHead>
      {appeal.status === 'ready' && appeal.value && <AppealOutcome appeal={appeal.value} />}
      {appeal.status === 'loading' && <Bones label="Loading your appeal" lines={2} />}
      {appeal.status !== 'loading' && !(appeal.status === 'ready' && appeal.value) && (
        <MayAppeal {...{ appealUntilMs, overturnedAtMs, nowMs, busy, onAppeal }} />
      )}
    </section>
  );
}

type MayAppealProps = Pick<HouseDecision, 'appealUntilMs' | 'overturnedAtMs'> &
  Pick<DecisionViewProps, 'nowMs' | 'busy' | 'onAppeal'>;

function MayAppeal({ appealUntilMs, overturnedAtMs, nowMs, busy, onAppeal }: MayAppealProps) {
  if (overturnedAtMs !== null)
    return <p className="muted">The decision was taken back. Nothing is left to appeal.</p>;
  if (nowMs > appealUntilMs)
    return <p className="muted">It could be appealed until {dayWords(appealUntilMs)}.</p>;
  return (
    <AppealForm
      hint={`A house moderator who had no part in it decides. You may appeal once, until ${dayWords(appealUntilMs)}.`}
      busy={busy}
      onAppeal={onAppeal}
    />
  );
}
