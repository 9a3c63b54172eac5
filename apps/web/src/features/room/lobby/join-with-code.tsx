import { LIMITS } from '@rostrum/domain';
import { newCommandId, sendRoomCommand } from '@rostrum/data';
import { Button, CodeBoxes, Field } from '@rostrum/ui';
import { useEffect, useRef, useState } from 'react';

type Entry = { at: 'rest' } | { at: 'busy' } | { at: 'wrong'; message: string };

export type JoinWithCodeProps = {
  onJoined: (roomId: string) => void;
  /** Puts the cursor into the first box at once. */
  focused?: boolean;
  send?: typeof sendRoomCommand;
};

/** The way into a debate for who was given its code. The sixth character sends it. */
export function JoinWithCode({ onJoined, focused = false, send = sendRoomCommand }: JoinWithCodeProps) {
  const [code, setCode] = useState('');
  const [entry, setEntry] = useState<Entry>({ at: 'rest' });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (focused) form.current?.querySelector('input')?.focus();
  }, [focused]);

  async function join(entered: string) {
    if (entry.at === 'busy') return;
    setEntry({ at: 'busy' });
    const reply = await send({ type: 'joinByCode', code: entered }, newCommandId());
    if (reply.status !== 'done') {
      setEntry({ at: 'wrong', message: reply.message });
      return;
    }
    setEntry({ at: 'rest' });
    onJoined(reply.value.roomId);
  }

  return (
    <form
      ref={form}
      className="join-code"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === LIMITS.roomCodeLength) void join(code);
        else setEntry({ at: 'wrong', message: `A code has ${LIMITS.roomCodeLength} letters and digits.` });
      }}
    >
      <Field label="Join with a code" group error={entry.at === 'wrong' ? entry.message : undefined}>
        <div className="row">
          <CodeBoxes
            label="Code of the debate"
            value={code}
            onChange={(next) => {
              setCode(next);
              if (entry.at === 'wrong') setEntry({ at: 'rest' });
            }}
            onComplete={(complete) => void join(complete)}
          />
          <Button type="submit" busy={entry.at === 'busy'}>
            Join
          </Button>
        </div>
      </Field>
    </form>
  );
}
