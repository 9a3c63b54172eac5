import { browserShelf, roomShelfKey } from '@rostrum/data';
import { countCharacters, isBlank, LIMITS, tidyText, type Intervention } from '@rostrum/domain';
import { Button, Dialog, Field, notify, TextArea } from '@rostrum/ui';
import * as m from '@rostrum/words/room-moderation';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { useHeldWords } from '../../../shared/commands/use-held-words.ts';
import { dayAndTime, useDebateRoom, useRoomCommands } from '../session/index.ts';
import { quotedWords } from './quoted-words.tsx';

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
    notify({ text: m.appealSent() });
    onClose();
  };
  const left = LIMITS.appealReasonMaxLength - countCharacters(tidyText(reason));
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={m.appealTitle()}
      text={aboutWords(act)}
      actions={
        <>
          <Button onClick={onClose}>{m.notNow()}</Button>
          <Button
            look="primary"
            busy={busy === 'appeal'}
            disabledBecause={whyNot(reason, left)}
            onClick={() => void send()}
          >
            {m.sendAppeal()}
          </Button>
        </>
      }
    >
      <p className="small muted">
        {m.moderatorWrote()} {quotedWords(act)}
      </p>
      <Field label={m.appealReason()} hint={m.appealReasonHint({ left })} refused={words.at('reason')}>
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

function aboutWords({ statement }: Intervention): string {
  return m.appealText({
    limited: statement ? 'yes' : 'no',
    when: statement ? dayAndTime(statement.appealUntilMs) : '',
  });
}

function whyNot(reason: string, left: number): string | undefined {
  if (isBlank(reason)) return m.appealReasonMissing();
  return left < 0 ? m.appealReasonLong({ most: LIMITS.appealReasonMaxLength }) : undefined;
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
