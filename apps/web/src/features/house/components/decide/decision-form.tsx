import {
  ACTS_ON,
  CASE_REASON_LIST,
  HOUSE_GROUNDS,
  isBlank,
  LIMITS,
  type Case,
  type RepeatProposal,
} from '@rostrum/domain';
import { Button, Checkbox, Field, Select, TextArea } from '@rostrum/ui';
import * as m from '@rostrum/words/house';
import { useId, useState } from 'react';
import { ACT_CHOICES } from '../../../../shared/casework/house-act-words.ts';
import { DaysField } from './days-field.tsx';
import { toggled, waitingActOf, withProposal, type DecisionDraft } from '../../logic/draft.ts';
import { ProposalLine } from './proposal-line.tsx';
import { WaitingChoice } from './waiting-choice.tsx';

const grounds = () => CASE_REASON_LIST.map((value) => ({ value, label: HOUSE_GROUNDS[value]() }));

export type DecisionFormProps = {
  reported: Case;
  draft: DecisionDraft;
  proposal: RepeatProposal | undefined;
  busy: boolean;
  /** Why others cannot read the reason as it is. */
  refused: string | undefined;
  onDraft: (draft: DecisionDraft) => void;
  onDecide: () => void;
};

/** The acts in a case. No choice means "no action"; a topic that waits is published or refused. */
export function DecisionForm(props: DecisionFormProps) {
  const { reported, draft, proposal, busy, refused, onDraft, onDecide } = props;
  const id = useId();
  const [tried, setTried] = useState(false);
  const { kinds } = draft;
  const isNothing = kinds.length === 0;
  const lacksWords = isBlank(draft.explanation);
  const isWaiting = reported.subject.kind === 'waitingTopic';
  const isPublished = waitingActOf(draft) === 'publishTopic';
  const offered = ACTS_ON[reported.subject.kind].filter((act) =>
    isOfPerson(act) ? reported.about !== '' : !isWaiting,
  );
  const lacksChoice = isWaiting && isNothing;
  const mayRestrict = !isWaiting || (!isNothing && !isPublished);
  const decide = () => {
    setTried(true);
    if (!lacksWords && !lacksChoice) onDecide();
  };
  return (
    <section className="grid gap-4" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="font-semibold">
        {m.decide()}
      </h2>
      {isWaiting && (
        <WaitingChoice
          draft={draft}
          error={tried && lacksChoice ? m.chooseFirst() : undefined}
          onDraft={onDraft}
        />
      )}
      {proposal && mayRestrict && (
        <ProposalLine
          name={reported.aboutName}
          proposal={proposal}
          onTake={() => onDraft(withProposal(draft, proposal))}
        />
      )}
      {mayRestrict && (
        <fieldset className="choices">
          <legend className="label">{isWaiting ? m.againstAuthor() : m.action()}</legend>
          {offered.map((act) => (
            <div key={act}>
              <Checkbox
                {...ACT_CHOICES[act]()}
                checked={kinds.includes(act)}
                onChange={() => onDraft(toggled(draft, act))}
              />
              {act === 'closeRoom' && kinds.includes(act) && (
                <Checkbox
                  className="choice-under"
                  label={m.hideFromAll()}
                  checked={draft.isHidden}
                  onChange={(event) => onDraft({ ...draft, isHidden: event.currentTarget.checked })}
                />
              )}
              {act === 'suspend' && kinds.includes(act) && (
                <DaysField days={draft.days} onDays={(days) => onDraft({ ...draft, days })} />
              )}
            </div>
          ))}
          {isNothing && (
            <Checkbox
              label={m.plainlyUnfounded()}
              hint={m.plainlyUnfoundedHint()}
              checked={draft.isUnfounded}
              onChange={(event) => onDraft({ ...draft, isUnfounded: event.currentTarget.checked })}
            />
          )}
        </fieldset>
      )}
      {!isNothing && !isPublished && (
        <Field label={m.ruleBroken()}>
          <Select
            options={grounds()}
            value={draft.ground}
            onChange={(ground) => onDraft({ ...draft, ground })}
          />
        </Field>
      )}
      <Field
        label={m.reason()}
        hint={isWaiting ? m.reasonForAuthor() : m.reasonHint()}
        error={tried && lacksWords ? m.reasonMissing() : undefined}
        refused={refused}
      >
        <TextArea
          rows={4}
          maxLength={LIMITS.reportMaxLength}
          value={draft.explanation}
          onChange={(event) => onDraft({ ...draft, explanation: event.currentTarget.value })}
        />
      </Field>
      <p>
        <Button look="primary" busy={busy} onClick={decide}>
          {isNothing && !isWaiting ? m.decideNoAction() : m.decide()}
        </Button>
      </p>
    </section>
  );
}

/** Whether an act is done to the person, so that there has to be one. */
function isOfPerson(
  act: (typeof ACTS_ON)['person'][number] | (typeof ACTS_ON)[Case['subject']['kind']][number],
) {
  return ACTS_ON.person.some((one) => one === act);
}
