import { isBlank, LIMITS } from '@rostrum/domain';
import { Button, Field, TextArea } from '@rostrum/ui';
import * as m from '@rostrum/words/casework';
import { useState } from 'react';

/** Sends an appeal. Returns whether it has arrived; `again` is what "Try again" does after a fault. */
export type Appeal = (reason: string, again: () => void) => Promise<boolean>;

export type AppealFormProps = {
  /** Who decides, and until when one may appeal. */
  hint: string;
  busy: boolean;
  onAppeal: Appeal;
};

/** Asks for another look at a decision, with a reason. */
export function AppealForm({ hint, busy, onAppeal }: AppealFormProps) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const lacksWords = isBlank(reason);
  const send = async () => {
    setTried(true);
    if (!lacksWords && (await onAppeal(reason, () => void send()))) setReason('');
  };
  return (
    <>
      <Field
        label={m.appealReason()}
        hint={hint}
        error={tried && lacksWords ? m.appealReasonMissing() : undefined}
      >
        <TextArea
          serif
          rows={4}
          dir="auto"
          maxLength={LIMITS.reportMaxLength}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Field>
      <p>
        <Button look="primary" busy={busy} onClick={() => void send()}>
          {m.sendAppeal()}
        </Button>
      </p>
    </>
  );
}
