import {
  commands,
  type AnswerTo,
  type Area,
  type CommandTo,
  type CommandType,
  type Sender,
} from '@rostrum/data';
import { useCallback, useRef, useState } from 'react';
import { sendIntention, type Hearers } from './send-intention.ts';

/**
 * Sends a command and returns its answer; undefined if it was not done, which the person sees. See `sendIntention`.
 */
export type Run<A extends Area> = <Type extends CommandType<A>>(
  command: CommandTo<A, Type>,
  hearers?: Hearers,
) => Promise<AnswerTo<A, Type> | undefined>;

/** A way to send commands, and the type of the one that is under way. */
export type Commands<A extends Area> = { run: Run<A>; busy: CommandType<A> | null };

/**
 * The commands of buttons and forms to one area. Of each type one is under way at a time: another is not sent. `run` stays
 * the same function.
 */
export function useCommand<A extends Area>(area: A, send: Sender<A> = commands[area]): Commands<A> {
  const [busy, setBusy] = useState<readonly CommandType<A>[]>([]);
  const underWay = useRef(new Set<CommandType<A>>());
  const run = useCallback<Run<A>>(
    async <Type extends CommandType<A>>(command: CommandTo<A, Type>, hearers: Hearers = {}) => {
      const type: CommandType<A> = command.type;
      const attempt = async () => {
        if (underWay.current.has(type)) return undefined;
        underWay.current.add(type);
        setBusy([...underWay.current]);
        const answer = await sendIntention<A, Type>(
          area,
          command,
          { ...hearers, again: hearers.again ?? (() => void attempt()) },
          send,
        );
        underWay.current.delete(type);
        setBusy([...underWay.current]);
        return answer;
      };
      return attempt();
    },
    [area, send],
  );
  return { run, busy: busy.at(-1) ?? null };
}
