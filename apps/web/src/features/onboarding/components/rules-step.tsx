import { useState } from 'react';
import { HOUSE_RULES } from '@rostrum/moderator';
import { asNode, Button, Checkbox } from '@rostrum/ui';
import * as m from '@rostrum/words/onboarding';
import { PATHS } from '../../../shared/navigation/paths.ts';
import { linkTo } from '../../../shared/navigation/link-to.tsx';
import type { Refused } from '../../../shared/commands/refused.ts';
import { useCommand } from '../../../shared/commands/use-command.ts';
import { StepActions } from './step-actions.tsx';

export type RulesStepProps = { hasAccepted: boolean; onBack: () => void; onDone: () => void };

/** The rules of the house, which everybody has to accept before the first debate. */
export function RulesStep({ hasAccepted, onBack, onDone }: RulesStepProps) {
  const [accepted, setAccepted] = useState(hasAccepted);
  const [problem, setProblem] = useState<string>();
  const { busy, run } = useCommand('people');
  const submit = async () => {
    if (!accepted) return;
    setProblem(undefined);
    const hearers = {
      onRefused: ({ message }: Refused) => setProblem(message),
      again: () => void submit(),
    };
    if (await run({ type: 'acceptRules' }, hearers)) onDone();
  };
  return (
    <form
      className="onboard-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="stack-2">
        <h1 className="display">{m.rulesTitle()}</h1>
        <p className="lede">{m.rulesLede()}</p>
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
        label={m.acceptRules()}
        checked={accepted}
        onChange={(event) => setAccepted(event.currentTarget.checked)}
      />
      <p className="small muted">
        {asNode(
          m.legal({
            terms: linkTo(PATHS.terms),
            privacy: linkTo(PATHS.privacy),
          }),
        )}
      </p>
      <p role="alert" className="hint hint-bad">
        {problem}
      </p>
      <StepActions
        onBack={onBack}
        next={
          <Button
            type="submit"
            look="primary"
            size="lg"
            busy={busy !== null}
            disabledBecause={accepted ? undefined : m.acceptFirst()}
          >
            {m.finish()}
          </Button>
        }
      />
    </form>
  );
}
