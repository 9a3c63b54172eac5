import { sendTopicCommand, type TopicCommandInputOf } from '@rostrum/data';
import type { TopicAnswers, TopicCommand, TopicCommandInput } from '@rostrum/domain';
import { useCallback } from 'react';
import { useAct } from '../../act/use-act.ts';

/** Sends a command and gives its value; undefined where it was refused or failed, which the person was told. */
export type RunTopic = <Type extends TopicCommand['type']>(
  command: TopicCommandInputOf<Type>,
) => Promise<TopicAnswers[Type] | undefined>;

/** Acts of the area `topics`, each with its value. */
export function useTopicCommands() {
  const { busy, act } = useAct<TopicCommandInput>();
  const run = useCallback<RunTopic>(
    async (command) => {
      const reply = await act(command, (commandId) => sendTopicCommand(command, commandId));
      return reply?.status === 'done' ? reply.value : undefined;
    },
    [act],
  );
  return { run, busy };
}
