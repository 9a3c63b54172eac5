import type { Live } from '@rostrum/data';
import type { HouseAppeal, HouseDecision } from '@rostrum/domain';
import { asNode, Bones, ButtonLink, EmptyState, ErrorState, PageHead, SectionHead, Tag } from '@rostrum/ui';
import * as m from '@rostrum/words/decision';
import { PageTitle } from '../../../shared/navigation/page-title.tsx';
import { topicUrl } from '../../../shared/navigation/paths.ts';
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
      {decision.status === 'loading' && <Bones label={m.loading()} lines={6} />}
      {decision.status === 'error' && decision.problem !== 'denied' && (
        <ErrorState title={m.failed()} level={1} onRetry={decision.retry}>
          {decision.message}
        </ErrorState>
      )}
      {((decision.status === 'error' && decision.problem === 'denied') ||
        (decision.status === 'ready' && decision.value === null)) && (
        <EmptyState level={1} title={m.missing()}>
          {m.missingHint()}
        </EmptyState>
      )}
      {decision.status === 'ready' && decision.value && <Decided {...props} decision={decision.value} />}
    </div>
  );
}

type DecidedProps = Omit<DecisionViewProps, 'decision'> & { decision: HouseDecision };

function Decided({ decision, ...props }: DecidedProps) {
  const { by, subject, acts, statement, explanation, atMs, overturnedAtMs } = decision;
  const name = decision.aboutName;
  const whose = decision.about === props.uid ? 'you' : name === '' ? 'nobody' : 'somebody';
  return (
    <>
      <PageTitle>{m.pageTitle()}</PageTitle>
      <PageHead
        title={houseActsWords(acts)}
        lede={m.lede({ by, whose, name, day: dayWords(atMs), what: subjectWords(subject) })}
      >
        {overturnedAtMs !== null && (
          <Tag tone="accent">{m.reversed({ when: whenWords(overturnedAtMs) })}</Tag>
        )}
      </PageHead>
      <div className="grid gap-8">
        {decision.quoted && subject.kind !== 'photo' && (
          <section className="case-words" aria-label={m.aboutWhat()}>
            <blockquote className="serif wrap-anywhere whitespace-pre-line" dir="auto">
              {decision.quoted}
            </blockquote>
            {decision.motion && (
              <p className="tiny muted">
                {asNode(m.inDebate({ motion: () => <span className="serif">{decision.motion}</span> }))}
              </p>
            )}
          </section>
        )}
        <section aria-labelledby="statement">
          <SectionHead id="statement">{m.statement()}</SectionHead>
          {statement ? (
            <StatementView statement={statement} by={by} ground={decision.ground} />
          ) : (
            <Reasons
              points={[
                [m.what(), acts.length > 0 ? `${houseActsWords(acts)}.` : m.noAction()],
                [m.reason(), explanation],
              ]}
            />
          )}
        </section>
        {subject.kind === 'waitingTopic' && (
          <p>
            <ButtonLink size="sm" href={topicUrl(subject.topicId)}>
              {m.seeTopic()}
            </ButtonLink>
          </p>
        )}
        {statement && decision.concerns.includes(props.uid) && <Appeal decision={decision} {...props} />}
      </div>
    </>
  );
}

function Appeal({ decision, appeal, nowMs, busy, onAppeal }: Omit<DecidedProps, 'uid'>) {
  const { appealUntilMs, overturnedAtMs } = decision;
  return (
    <section aria-labelledby="appeal" className="grid gap-4">
      <SectionHead id="appeal">{m.appeal()}</SectionHead>
      {appeal.status === 'ready' && appeal.value && <AppealOutcome appeal={appeal.value} />}
      {appeal.status === 'loading' && <Bones label={m.loadingAppeal()} lines={2} />}
      {appeal.status !== 'loading' && !(appeal.status === 'ready' && appeal.value) && (
        <MayAppeal {...{ appealUntilMs, overturnedAtMs, nowMs, busy, onAppeal }} />
      )}
    </section>
  );
}

type MayAppealProps = Pick<HouseDecision, 'appealUntilMs' | 'overturnedAtMs'> &
  Pick<DecisionViewProps, 'nowMs' | 'busy' | 'onAppeal'>;

function MayAppeal({ appealUntilMs, overturnedAtMs, nowMs, busy, onAppeal }: MayAppealProps) {
  if (overturnedAtMs !== null) return <p className="muted">{m.reversedAlready()}</p>;
  if (nowMs > appealUntilMs) return <p className="muted">{m.appealOver({ day: dayWords(appealUntilMs) })}</p>;
  return <AppealForm hint={m.appealHint({ day: dayWords(appealUntilMs) })} busy={busy} onAppeal={onAppeal} />;
}
