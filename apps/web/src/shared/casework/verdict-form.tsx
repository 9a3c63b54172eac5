import { isBlank, type Verdict } from '@rostrum/domain';
import { Button, Field, TextArea } from '@rostrum/ui';
import * as m from '@rostrum/words/casework';
import { useState } from 'react';
import { useHeldWords } from '../commands/use-held-words.ts';
import type { Hearers } from '../commands/send-intention.ts';

export type VerdictFormProps = {
  /** The field of the command that carries the reasons. */
  field: string;
  label: string;
  hint: string;
  maxLength: number;
  /** What the appeal is about, for the names of the buttons. */
  name: string;
  overturn: string;
  isBusy: boolean;
  onDecide: (verdict: Verdict, reason: string, hearers: Hearers) => void;
};

/** The verdict on an appeal, which needs its reasons. */
export function VerdictForm(props: VerdictFormProps) {
  const { field, label, hint, maxLength, name, overturn, isBusy, onDecide } = props;
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const words = useHeldWords();
  const lacksWords = isBlank(reason);
  const decide = (verdict: Verdict) => {
    setTried(true);
    if (lacksWords) return;
    words.forget();
    onDecide(verdict, reason, { onHeld: words.onHeld, again: () => decide(verdict) });
  };
  return (
    <>
      <Field
        label={label}
        hint={hint}
        error={tried && lacksWords ? m.verdictMissing() : undefined}
        refused={words.at(field)}
      >
        <TextArea
          maxLength={maxLength}
          value={reason}
          onChange={(event) => {
            words.forget();
            setReason(event.currentTarget.value);
          }}
        />
      </Field>
      <p className="row wrap">
        <Button
          busy={isBusy}
          aria-label={m.verdictOn({ verdict: m.letStand(), name })}
          onClick={() => decide('upheld')}
        >
          {m.letStand()}
        </Button>
        <Button
          busy={isBusy}
          aria-label={m.verdictOn({ verdict: overturn, name })}
          onClick={() => decide('overturned')}
        >
          {overturn}
        </Button>
      </p>
    </>
  );
}
