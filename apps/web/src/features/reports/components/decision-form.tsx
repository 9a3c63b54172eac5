import { LIMITS } from '@rostrum/domain';
import { Button, Field, Segment, TextArea } from '@rostrum/ui';
import { useState } from 'react';

export type DecisionFormProps<Decision extends string> = {
  /** What is decided, in words for the button. */
  about: string;
  /** The ways to decide, the mildest first, with what follows from each. */
  decisions: readonly { value: Decision; label: string; hint: string }[];
  busy: boolean;
  onDecide: (decision: Decision, note: string) => void;
};

/** What becomes of a report, and a note to those concerned. */
export function DecisionForm<Decision extends string>({
  about,
  decisions,
  busy,
  onDecide,
}: DecisionFormProps<Decision>) {
  const [chosen, setChosen] = useState(decisions[0]);
  const [note, setNote] = useState('');
  if (!chosen) return null;
  const choose = (value: Decision) => setChosen(decisions.find((one) => one.value === value));
  return (
    <>
      <Field label="Decision" group hint={chosen.hint}>
        <Segment options={decisions} value={chosen.value} onChange={choose} />
      </Field>
      <Field label="Note to both" optional>
        <TextArea
          maxLength={LIMITS.reportMaxLength}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </Field>
      <p>
        <Button
          look="primary"
          busy={busy}
          aria-label={`Decide: ${about}`}
          onClick={() => onDecide(chosen.value, note)}
        >
          Decide
        </Button>
      </p>
    </>
  );
}
