import { useState, type FormEvent } from 'react';
import { HOUSE_RULES } from '@rostrum/moderator';
import { Button, Checkbox } from '@rostrum/ui';
import { useSession } from '../../session/session.ts';
import { acceptHouseRules, hasAcceptedHouseRules } from './house-rules-accepted.ts';

/** The rules of the house, which everybody has to accept before the first debate. */
export function RulesStep({ onBack, onDone }: { onBack: () => void; onDone: () => void }) {
  const { uid } = useSession();
  const [accepted, setAccepted] = useState(() => hasAcceptedHouseRules(uid));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!accepted) return;
    acceptHouseRules(uid);
    onDone();
  };
  return (
    <form className="onboard-form" onSubmit={submit}>
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
      <p className="row">
        <Button
          type="submit"
          look="primary"
          size="lg"
          disabledBecause={accepted ? undefined : 'Accept the house rules first.'}
        >
          Enter the house
        </Button>
        <Button look="quiet" size="lg" onClick={onBack}>
          Back
        </Button>
      </p>
    </form>
  );
}
