import { isBlank, LIMITS } from '@rostrum/domain';
import { Button, Field, TextArea } from '@rostrum/ui';
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
        label="Why should it be looked at again?"
        hint={hint}
        error={tried && lacksWords ? 'Say why it should be looked at again.' : undefined}
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
          Appeal
        </Button>
      </p>
    </>
  );
}
