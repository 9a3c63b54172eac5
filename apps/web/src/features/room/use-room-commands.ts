import type { RoomAnswers, RoomCommand } from '@rostrum/domain';
import { newCommandId, sendRoomCommand, type Reply, type RoomCommandInputOf } from '@rostrum/data';
import { notify } from '@rostrum/ui';
import { useCallback, useRef, useState } from 'react';
import { tellHeld, type OnHeld } from '../../act/use-held-words.ts';

type Type = RoomCommand['type'];

/** Sends a command and gives its value; undefined where it was refused or failed, which the person was told, or the form by `onHeld`. */
export type Run = <Kind extends Type>(
  command: RoomCommandInputOf<Kind>,
  onHeld?: OnHeld,
) => Promise<RoomAnswers[Kind] | undefined>;

/** Sends under an id; tests put another server in its place. */
export type Send = <Kind extends Type>(
  command: RoomCommandInputOf<Kind>,
  commandId: string,
) => Promise<Reply<RoomAnswers[Kind]>>;

/**
 * Commands of buttons: one of a kind at a time, what is refused is said in passing, and what failed offers to try
 * again under the same id, so that it is done once.
 */
export function useRoomCommands(send: Send = sendRoomCommand): { run: Run; busy: Type | null } {
  const [busy, setBusy] = useState<Type | null>(null);
  const underWay = useRef(new Set<Type>());

  const run = useCallback<Run>(
    async (command, onHeld) => {
      const commandId = newCommandId();
      const attempt = async () => {
        const { type } = command;
        if (underWay.current.has(type)) return undefined;
        underWay.current.add(type);
        setBusy(type);
        const reply = await send(command, commandId);
        underWay.current.delete(type);
        setBusy(null);
        if (reply.status === 'done') return reply.value;
        if (tellHeld(reply, onHeld)) return undefined;
        const again = { label: 'Try again', onClick: () => void attempt() };
        notify(
          reply.status === 'failed'
            ? { text: reply.message, tone: 'danger', action: again }
            : { text: reply.message },
        );
        return undefined;
      };
      return attempt();
    },
    [send],
  );
  return { run, busy };
}
