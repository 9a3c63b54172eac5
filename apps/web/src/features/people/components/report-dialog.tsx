import { LIMITS, REPORT_REASON_LIST, REPORT_REASONS, type ReportReason } from '@rostrum/domain';
import { Button, Dialog, Field, notify, Select, TextArea } from '@rostrum/ui';
import { useState } from 'react';
import type { PeopleAct } from '../../../act/use-people-act.ts';

export type PersonDialogProps = { uid: string; name: string; people: PeopleAct; onClose: () => void };

const REASONS = REPORT_REASON_LIST.map((value) => ({ value, label: REPORT_REASONS[value] }));

/** Asks the house to look at a person. */
export function ReportDialog({ uid, name, people, onClose }: PersonDialogProps) {
  const [reason, setReason] = useState<ReportReason>('harassment');
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const isEmpty = text.trim() === '';
  const send = async () => {
    setTried(true);
    if (isEmpty) return;
    const reply = await people.act({ type: 'report', uid, reason, text });
    if (reply?.status !== 'done') return;
    notify({ text: 'Thank you. Somebody looks at it and tells you what they decided.', tone: 'good' });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Report ${name}`}
      text="A human reads this. The person does not learn who reported them."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" busy={people.busy === 'report'} onClick={() => void send()}>
            Send report
          </Button>
        </>
      }
    >
      <Field label="What is wrong">
        <Select options={REASONS} value={reason} onChange={setReason} />
      </Field>
      <Field label="What happened" error={tried && isEmpty ? 'Say what happened.' : undefined}>
        <TextArea
          rows={4}
          maxLength={LIMITS.reportMaxLength}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
    </Dialog>
  );
}
