import { useServerNow } from '@rostrum/data';
import { isBlank, LIMITS, type Message } from '@rostrum/domain';
import { Button, Dialog, Field, TextArea } from '@rostrum/ui';
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
      title="Edit your words"
      text="The message says that it was edited, and keeps what it said before."
      actions={
        <>
          <Button onClick={onClose}>Leave it as it is</Button>
          <Button
            look="primary"
            busy={busy === 'edit'}
            disabledBecause={whyNot(text, message.text, leftSeconds)}
            onClick={() => void save()}
          >
            Save
          </Button>
        </>
      }
    >
      <Field
        label="Your words"
        hint={leftSeconds > 0 ? `${leftSeconds} s left to save.` : 'The time to edit is over.'}
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
  if (leftSeconds <= 0) return `A message can be edited for ${LIMITS.editSeconds} seconds after it was sent.`;
  if (isBlank(text)) return 'Write something first.';
  return text === before ? 'Nothing has changed yet.' : undefined;
}
