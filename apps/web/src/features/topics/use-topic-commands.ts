import { newCommandId, sendTopicCommand, type TopicCommandInputOf, type TopicReply } from '@rostrum/data';
import type { TopicAnswers, TopicCommand } from '@rostrum/domain';
import { notify } from '@rostrum/ui';
import { useCallback, useRef, useState } from 'react';

type Type = TopicCommand['type'];

/** Sends under an id; tests put another server in its place. */
export type SendTopic = <Kind extends Type>(
  command: TopicCommandInputOf<Kind>,
  commandId: string,
) => Promise<TopicReply<TopicAnswers[Kind]>>;

/** Sends a command and gives its value; undefined where it was refused or failed, which the person was told. */
export type RunTopic = <Kind extends Type>(
  command: TopicCommandInputOf<Kind>,
) => Promise<TopicAnswers[Kind] | undefined>;

/** Commands of buttons, one at a time; what failed offers to try again under the same id, so that it is done once. */
export function useTopicCommands(send: SendTopic = sendTopicCommand): { run: RunTopic; busy: Type | null } {
  const [busy, setBusy] = useState<Type | null>(null);
  const underWay = useRef(false);
  const run = useCallback<RunTopic>(
    async (command) => {
      const commandId = newCommandId();
      const attempt = async () => {
        if (underWay.current) return undefined;
        underWay.current = true;
        setBusy(command.type);
        const reply = await send(command, commandId);
        underWay.current = false;
        setBusy(null);
        if (reply.status === 'done') return reply.value;
        const again = { label: 'Try again', onClick: () => void attempt() };
        const isLost = reply.status === 'failed' && reply.fault !== 'malformed';
        notify({ text: reply.message, tone: 'danger', ...(isLost && { action: again }) });
        return undefined;
      };
      return attempt();
    },
    [send],
  );
  return { run, busy };
}
