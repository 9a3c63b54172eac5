import { browserShelf, roomShelfKey } from '@rostrum/data';
import { countCharacters, isBlank, LIMITS, tidyText, type Intervention } from '@rostrum/domain';
import { Button, Dialog, Field, notify, TextArea } from '@rostrum/ui';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { useHeldWords } from '../../../shared/commands/use-held-words.ts';
import { dayAndTime, useDebateRoom, useRoomCommands } from '../session/index.ts';
import { quotedWords } from './quoted-words.ts';

export type AppealDialogProps = { act: Intervention; onClose: () => void };

const reasonsSchema = z.record(z.string(), z.string());

/** Asks a human to review an act, with a reason. The text stays on this device until it is sent. */
export function AppealDialog({ act, onClose }: AppealDialogProps) {
  const { room, uid } = useDebateRoom();
  const { run, busy } = useRoomCommands();
  const { id: roomId } = room;
  const kept = useKeptReason(uid, roomId, act.id);
  const [reason, setReason] = useState(kept.load);
  const words = useHeldWords();
  const write = (text: string) => {
    words.forget();
    setReason(text);
    kept.save(text);
  };
  const send = async () => {
    words.forget();
    const command = { type: 'appeal', roomId, interventionId: act.id, reason } as const;
    if (!(await run(command, { onHeld: words.onHeld, again: () => void send() }))) return;
    kept.save('');
    notify({ text: 'Your appeal waits for a human.' });
    onClose();
  };
  const left = LIMITS.appealReasonMaxLength - countCharacters(tidyText(reason));
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title="Appeal to a human"
      text={`The host decides, unless it is about them: then another human does. What was restricted stays so until then.${untilWords(act)}`}
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button
            look="primary"
            busy={busy === 'appeal'}
            disabledBecause={whyNot(reason, left)}
            onClick={() => void send()}
          >
            Appeal
          </Button>
        </>
      }
    >
      <p className="small muted">The moderator wrote: {quotedWords(act)}</p>
      <Field
        label="Why should it be looked at again?"
        hint={`${left} characters left. It is kept on this device.`}
        refused={words.at('reason')}
      >
        <TextArea
          serif
          rows={4}
          value={reason}
          data-autofocus
          dir="auto"
          onChange={(event) => write(event.currentTarget.value)}
        />
      </Field>
    </Dialog>
  );
}

function untilWords({ statement }: Intervention): string {
  return statement ? ` You may appeal until ${dayAndTime(statement.appealUntilMs)}.` : '';
}

function whyNot(reason: string, left: number): string | undefined {
  if (isBlank(reason)) return 'Say why it should be looked at again.';
  return left < 0 ? `Keep the reason to ${LIMITS.appealReasonMaxLength} characters.` : undefined;
}

/** A draft reason about an act, on this device. */
function useKeptReason(uid: string, roomId: string, actId: string) {
  return useMemo(() => {
    const shelf = browserShelf(roomShelfKey('appeals', uid, roomId), reasonsSchema);
    return {
      load: () => shelf.load()?.[actId] ?? '',
      save: (text: string) => {
        const { [actId]: _, ...others } = shelf.load() ?? {};
        const next = text === '' ? others : { ...others, [actId]: text };
        if (Object.keys(next).length > 0) shelf.save(next);
        else shelf.clear();
      },
    };
  }, [uid, roomId, actId]);
}
