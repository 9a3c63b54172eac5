import { LIMITS, tidyLine } from '@rostrum/domain';
import { Button, ButtonLink, Field, Motion, PageHead, SectionHead, Side, TextArea } from '@rostrum/ui';
import { Check as CheckMark, CircleHelp } from 'lucide-react';
import { PageTitle } from '../../page-title.tsx';
import { startDebateUrl } from '../../app/paths.ts';
import { checkMotion, FAIRNESS_QUESTIONS, type Check } from './motion-checks.ts';
import type { TopicDraft } from './topic-draft.ts';

export type GenerateViewProps = { draft: TopicDraft; onChange: (draft: TopicDraft) => void };

/** A motion of one's own: written, checked, tried from both sides, debated. */
export function GenerateView({ draft, onChange }: GenerateViewProps) {
  const checks = checkMotion(draft.motion);
  const motion = tidyLine(draft.motion);
  const isReady = checks[0]?.passed ?? false;
  return (
    <div className="page">
      <PageTitle>Generate a New Topic</PageTitle>
      <PageHead
        title="Generate a New Topic"
        lede="Write the motion, try it from both sides, and debate it while it is fresh."
      />
      <div className="grid grid-cols-[19rem_minmax(0,1fr)] gap-12 max-lg:grid-cols-1 max-lg:gap-8">
        <div className="stack gap-5">
          <Field
            label="Your motion"
            hint={`${Array.from(motion).length} of ${LIMITS.motionMaxLength} characters. A motion often begins “This house would …” or “This house believes that …”.`}
          >
            <TextArea
              serif
              rows={4}
              placeholder="This house would …"
              value={draft.motion}
              onChange={(event) => onChange({ ...draft, motion: event.currentTarget.value })}
            />
          </Field>
          <Checks checks={checks} isEmpty={motion === ''} />
          {isReady ? (
            <ButtonLink href={startDebateUrl({ motion })} look="primary" block>
              Debate this now
            </ButtonLink>
          ) : (
            <Button look="primary" block disabledBecause={checks[0]?.words ?? 'Write the motion first'}>
              Debate this now
            </Button>
          )}
        </div>
        <section aria-label="Try it from both sides">
          <SectionHead aside="only you see this; it stays on this device">Try it from both sides</SectionHead>
          <div className="pt-5">
            {motion ? (
              <Motion size="lg" as="p">
                {motion}
              </Motion>
            ) : (
              <p className="muted">A fair motion has an answer to each of these, on both sides.</p>
            )}
          </div>
          {FAIRNESS_QUESTIONS.map((question) => (
            <Question key={question.id} {...question} draft={draft} onChange={onChange} />
          ))}
        </section>
      </div>
    </div>
  );
}

function Checks({ checks, isEmpty }: { checks: readonly Check[]; isEmpty: boolean }) {
  if (isEmpty) return null;
  return (
    <ul className="grid gap-1.5 text-sm" aria-label="Checks">
      {checks.map(({ label, passed, words }) => (
        <li key={label} className="grid grid-cols-[1.25rem_6rem_1fr] items-start">
          {passed ? (
            <CheckMark className="icon icon-sm text-accent-text mt-1" aria-label="Fine" />
          ) : (
            <CircleHelp className="icon icon-sm mt-1" aria-label="To look at" />
          )}
          <span className={passed ? undefined : 'font-medium'}>{label}</span>
          <span className={passed ? 'faint' : undefined}>{words}</span>
        </li>
      ))}
    </ul>
  );
}

type QuestionProps = GenerateViewProps & { id: string; title: string; ask: string };

/** One question with a place for the answer of either side, next to each other. */
function Question({ id, title, ask, draft, onChange }: QuestionProps) {
  return (
    <div className="border-line grid gap-3 border-b py-5">
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="muted text-sm">{ask}</p>
      </div>
      <div className="grid grid-cols-2 gap-5 max-md:grid-cols-1">
        {(['for', 'against'] as const).map((side) => {
          const key = `${id}-${side}`;
          return (
            <Field key={side} label={<Side side={side} />}>
              <TextArea
                serif
                rows={2}
                aria-label={`${title} ${side === 'for' ? 'For' : 'Against'}`}
                value={draft.answers[key] ?? ''}
                onChange={(event) =>
                  onChange({ ...draft, answers: { ...draft.answers, [key]: event.currentTarget.value } })
                }
              />
            </Field>
          );
        })}
      </div>
    </div>
  );
}
