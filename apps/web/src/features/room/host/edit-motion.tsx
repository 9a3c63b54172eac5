import { motionSchema, type Room } from '@rostrum/domain';
import { Button, Dialog, Field, TextArea } from '@rostrum/ui';
import * as m from '@rostrum/words/room-host';
import { useState } from 'react';
import { useHeldWords } from '../../../shared/commands/use-held-words.ts';
import { useDebateRoom, useRoomCommands } from '../session/index.ts';

/** Whether the host may still reword the motion: while a seat is free, nobody has agreed to it. */
export function mayEditMotion({ hostId, debate }: Room, uid: string): boolean {
  return hostId === uid && debate.phase === 'lobby';
}

/** Rewords the motion, before both sides have agreed to debate it. */
export function EditMotion({ onClose }: { onClose: () => void }) {
  const { room } = useDebateRoom();
  const { run, busy } = useRoomCommands();
  const [motion, setMotion] = useState(room.motion);
  const checked = motionSchema.safeParse(motion);
  const problem = checked.success ? undefined : checked.error.issues[0]?.message;
  const words = useHeldWords();
  async function save() {
    words.forget();
    const hearers = { onHeld: words.onHeld, again: () => void save() };
    if (await run({ type: 'editMotion', roomId: room.id, motion }, hearers)) onClose();
  }
  return (
    <Dialog
      open
      title={m.editMotion()}
      text={m.editMotionText()}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onClick={onClose}>{m.cancel()}</Button>
          <Button
            look="primary"
            busy={busy === 'editMotion'}
            disabledBecause={problem}
            onClick={() => void save()}
          >
            {m.saveMotion()}
          </Button>
        </>
      }
    >
      <Field label={m.motion()} error={problem} refused={words.at('motion')}>
        <TextArea
          serif
          rows={3}
          value={motion}
          onChange={(event) => {
            words.forget();
            setMotion(event.currentTarget.value);
          }}
        />
      </Field>
    </Dialog>
  );
}
