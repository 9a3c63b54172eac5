import { Field, Segment } from '@rostrum/ui';
import * as m from '@rostrum/words/house';
import { ACT_CHOICES } from '../../../../shared/casework/house-act-words.ts';
import { waitingActOf, withWaitingAct, type DecisionDraft, type WaitingAct } from '../../logic/draft.ts';

export type WaitingChoiceProps = {
  draft: DecisionDraft;
  error: string | undefined;
  onDraft: (draft: DecisionDraft) => void;
};

const ACTS = ['publishTopic', 'refuseTopic'] as const;

/** Whether a topic that waits is published; nothing is chosen at first. */
export function WaitingChoice({ draft, error, onDraft }: WaitingChoiceProps) {
  const chosen = waitingActOf(draft);
  return (
    <Field label={m.action()} group error={error} hint={chosen && ACT_CHOICES[chosen]().hint}>
      <Segment<WaitingAct | ''>
        options={ACTS.map((value) => ({ value, label: ACT_CHOICES[value]().label }))}
        value={chosen ?? ''}
        onChange={(act) => act !== '' && onDraft(withWaitingAct(draft, act))}
      />
    </Field>
  );
}
