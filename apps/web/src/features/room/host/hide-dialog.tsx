import {
  CASE_REASON_LIST,
  CASE_REASONS,
  isBlank,
  LIMITS,
  type CaseReason,
  type SaidInRoom,
} from '@rostrum/domain';
import { Button, Dialog, Field, notify, QuoteBlock, Select, TextArea } from '@rostrum/ui';
import { useState } from 'react';
import { useHeldWords } from '../../../shared/commands/use-held-words.ts';
import { useDebateRoom, useRoomCommands } from '../session/index.ts';

export type HideDialogProps = {
  said: SaidInRoom;
  author: string;
  text: string;
  onClose: () => void;
};

const GROUNDS = CASE_REASON_LIST.map((value) => ({ value, label: CASE_REASONS[value] }));

/** A host hides words that everybody has read: under which rule, and why. */
export function HideDialog({ said, author, text, onClose }: HideDialogProps) {
  const { room } = useDebateRoom();
  const { run, busy } = useRoomCommands();
  const [ground, setGround] = useState<CaseReason>('harassment');
  const [explanation, setExplanation] = useState('');
  const [tried, setTried] = useState(false);
  const lacksWords = isBlank(explanation);
  const words = useHeldWords();
  const hide = async () => {
    setTried(true);
    words.forget();
    if (lacksWords) return;
    const command = { type: 'hideMessage', roomId: room.id, said, ground, explanation } as const;
    if (!(await run(command, { onHeld: words.onHeld, again: () => void hide() }))) return;
    notify({ text: `Hidden. ${author} can read why, and appeal to the house.` });
    onClose();
  };
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title="Hide these words from everybody?"
      text="A line says that you hid them. Only the author, you and the house can still read them. You can show them again."
      actions={
        <>
          <Button onClick={onClose}>Keep them in sight</Button>
          <Button look="danger" busy={busy === 'hideMessage'} onClick={() => void hide()}>
            Hide
          </Button>
        </>
      }
    >
      <QuoteBlock author={author} text={text} />
      <Field label="What is wrong">
        <Select options={GROUNDS} value={ground} onChange={setGround} />
      </Field>
      <Field
        label="Your reason"
        hint={`${author} reads this.`}
        error={tried && lacksWords ? 'Say why you hide these words.' : undefined}
        refused={words.at('explanation')}
      >
        <TextArea
          rows={3}
          maxLength={LIMITS.reportMaxLength}
          value={explanation}
          onChange={(event) => {
            words.forget();
            setExplanation(event.currentTarget.value);
          }}
        />
      </Field>
    </Dialog>
  );
}
