import { LIMITS } from '@rostrum/domain';
import type { Sender } from '@rostrum/data';
import { Button, CodeBoxes, Field } from '@rostrum/ui';
import * as m from '@rostrum/words/room-lobby';
import { useEffect, useRef, useState } from 'react';
import { useCommand } from '../../../shared/commands/use-command.ts';

export type JoinWithCodeProps = {
  onJoined: (roomId: string) => void;
  /** Puts the cursor into the first box at once. */
  focused?: boolean;
  /** The code from the link of an invitation, which leads in at once. */
  invited?: string | undefined;
  send?: Sender<'rooms'>;
};

/** The entry to a debate by its code. The sixth character submits it. */
export function JoinWithCode({ onJoined, focused = false, invited, send }: JoinWithCodeProps) {
  const [code, setCode] = useState(invited ?? '');
  const [problem, setProblem] = useState<string>();
  const { busy, run } = useCommand('rooms', send);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) first.current?.focus();
  }, [focused]);

  const isInvited = useRef(false);
  useEffect(() => {
    if (invited === undefined || isInvited.current) return;
    isInvited.current = true;
    void join(invited);
  });

  async function join(entered: string) {
    const joined = await run(
      { type: 'joinByCode', code: entered },
      { onRefused: ({ message }) => setProblem(message), again: () => void join(entered) },
    );
    if (joined) onJoined(joined.roomId);
  }

  return (
    <form
      className="join-code"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === LIMITS.roomCodeLength) void join(code);
        else setProblem(m.codeLength({ length: LIMITS.roomCodeLength }));
      }}
    >
      <Field label={m.joinByCode()} group error={problem}>
        <div className="row">
          <CodeBoxes
            firstRef={first}
            label={m.code()}
            value={code}
            onChange={(next) => {
              setCode(next);
              setProblem(undefined);
            }}
            onComplete={(complete) => void join(complete)}
          />
          <Button type="submit" busy={busy !== null}>
            {m.join()}
          </Button>
        </div>
      </Field>
    </form>
  );
}
