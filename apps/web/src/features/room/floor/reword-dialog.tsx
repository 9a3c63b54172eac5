import { useServerNow } from '@rostrum/data';
import { isBlank, LIMITS, type Message } from '@rostrum/domain';
import { Button, Dialog, Field, TextArea } from '@rostrum/ui';
import * as m from '@rostrum/words/room-floor';
import { useState } from 'react';
import { useDebateRoom, useRoomCommands } from '../session/index.ts';

export type RewordDialogProps = { message: Message; onClose: () => void };

/** Rewords the person's own message. Everybody can still see the old words. */
export function RewordDialog({ message, onClose }: RewordDialogProps) {
  const { room } = useDebateRoom();
  const { run, busy } = useRoomCommands();
  const [text, setText] = useState(message.text);
  const leftMs = message.createdAtMs + LIMITS.editSeconds * 1_000 - useServerNow(500);
  const leftSeconds = Math.ceil(leftMs / 1_000);
  const save = async () => {
    const command = { type: 'edit', roomId: room.id, messageId: message.id, text } as const;
    if (await run(command, { again: () => void save() })) onClose();
  };
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={m.editYours()}
      text={m.editYoursText()}
      actions={
        <>
          <Button onClick={onClose}>{m.leaveAsItIs()}</Button>
          <Button
            look="primary"
            busy={busy === 'edit'}
            disabledBecause={whyNot(text, message.text, leftSeconds)}
            onClick={() => void save()}
          >
            {m.save()}
          </Button>
        </>
      }
    >
      <Field
        label={m.yourWords()}
        hint={leftSeconds > 0 ? m.secondsToSave({ seconds: leftSeconds }) : m.editTimeOver()}
      >
        <TextArea
          serif
          rows={4}
          value={text}
          data-autofocus
          dir="auto"
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
    </Dialog>
  );
}

function whyNot(text: string, before: string, leftSeconds: number): string | undefined {
  if (leftSeconds <= 0) return m.editableFor({ seconds: LIMITS.editSeconds });
  if (isBlank(text)) return m.writeFirst();
  return text === before ? m.nothingChanged() : undefined;
}
