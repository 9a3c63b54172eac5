import { useState, type FormEvent } from 'react';
import { sendPeopleCommand } from '@rostrum/data';
import { HOUSE_RULES } from '@rostrum/moderator';
import { Button, Checkbox } from '@rostrum/ui';
import { StepActs } from './step-acts.tsx';

export type RulesStepProps = { hasAccepted: boolean; onBack: () => void; onDone: () => void };

/** The rules of the house, which everybody has to accept before the first debate. */
export function RulesStep({ hasAccepted, onBack, onDone }: RulesStepProps) {
  const [accepted, setAccepted] = useState(hasAccepted);
  const [saving, setSaving] = useState<'no' | 'now' | { refused: string }>('no');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!accepted || saving === 'now') return;
    setSaving('now');
    const reply = await sendPeopleCommand({ type: 'acceptRules' });
    setSaving(reply.status === 'done' ? 'no' : { refused: reply.message });
    if (reply.status === 'done') onDone();
  };
  return (
    <form className="onboard-form" onSubmit={(event) => void submit(event)}>
      <div className="stack-2">
        <h1 className="display">The house rules</h1>
        <p className="lede">The same for both sides, in every debate.</p>
      </div>
      <ol className="rules">
        {HOUSE_RULES.map(({ id, title, text }) => (
          <li key={id}>
            <h2>{title}</h2>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ol>
      <Checkbox
        label="I will keep the house rules"
        checked={accepted}
        onChange={(event) => setAccepted(event.currentTarget.checked)}
      />
      <p role="alert" className="hint hint-bad">
        {typeof saving === 'object' && saving.refused}
      </p>
      <StepActs
        onBack={onBack}
        next={
          <Button
            type="submit"
            look="primary"
            size="lg"
            busy={saving === 'now'}
            disabledBecause={accepted ? undefined : 'Accept the house rules first.'}
          >
            Enter the house
          </Button>
        }
      />
    </form>
  );
}
