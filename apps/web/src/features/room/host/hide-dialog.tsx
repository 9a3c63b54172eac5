import {
  CASE_REASON_LIST,
  CASE_REASONS,
  isBlank,
  LIMITS,
  type CaseReason,
  type SaidInRoom,
} from '@rostrum/domain';
import { Button, Dialog, Field, notify, QuoteBlock, Select, TextArea } from '@rostrum/ui';
import * as m from '@rostrum/words/room-host';
import { useState } from 'react';
import { useHeldWords } from '../../../shared/commands/use-held-words.ts';
import { useDebateRoom, useRoomCommands } from '../session/index.ts';

export type HideDialogProps = {
  said: SaidInRoom;
  author: string;
  text: string;
  onClose: () => void;
};

const grounds = () => CASE_REASON_LIST.map((value) => ({ value, label: CASE_REASONS[value]() }));

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
    notify({ text: m.hidden({ author }) });
    onClose();
  };
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={m.hideTitle()}
      text={m.hideText()}
      actions={
        <>
          <Button onClick={onClose}>{m.leaveVisible()}</Button>
          <Button look="danger" busy={busy === 'hideMessage'} onClick={() => void hide()}>
            {m.hide()}
          </Button>
        </>
      }
    >
      <QuoteBlock author={author} text={text} />
      <Field label={m.whatIsWrong()}>
        <Select options={grounds()} value={ground} onChange={setGround} />
      </Field>
      <Field
        label={m.yourReason()}
        hint={m.yourReasonHint({ author })}
        error={tried && lacksWords ? m.yourReasonMissing() : undefined}
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
