import { newCommandId } from '@rostrum/data';
import { notify } from '@rostrum/ui';
import { tellHeld, type OnHeld } from './use-held-words.ts';
import { useCallback, useRef, useState } from 'react';

type Reply = { status: 'done' } | { status: 'refused' | 'failed'; message: string; field?: string };

/**
 * Sends commands of an area, one at a time; undefined where another is under way. What went wrong is said in a notice, or
 * to `onHeld` where it is about words of the form; the same wish sent again has the same id, so that it is done once. `act` stays the same function.
 */
export function useAct<Command extends { type: string }>() {
  const [busy, setBusy] = useState<Command['type'] | null>(null);
  const isUnderWay = useRef(false);
  const last = useRef<{ wish: string; commandId: string } | null>(null);
  const act = useCallback(
    async <Answer extends Reply>(
      command: Command,
      send: (commandId: string) => Promise<Answer>,
      onHeld?: OnHeld,
    ): Promise<Answer | undefined> => {
      if (isUnderWay.current) return undefined;
      isUnderWay.current = true;
      const wish = JSON.stringify(command);
      const commandId = last.current?.wish === wish ? last.current.commandId : newCommandId();
      last.current = { wish, commandId };
      setBusy(command.type);
      const reply = await send(commandId);
      isUnderWay.current = false;
      setBusy(null);
      if (reply.status === 'done') last.current = null;
      else if (!tellHeld(reply, onHeld)) notify({ text: reply.message, tone: 'danger' });
      return reply;
    },
    [],
  );
  return { busy, act };
}
