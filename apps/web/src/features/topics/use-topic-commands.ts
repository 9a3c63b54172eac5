import { sendTopicCommand, type TopicCommandInputOf } from '@rostrum/data';
import type { TopicAnswers, TopicCommand, TopicCommandInput } from '@rostrum/domain';
import { useCallback } from 'react';
import { useAct } from '../../act/use-act.ts';
import type { OnHeld } from '../../act/use-held-words.ts';

/** Sends a command and gives its value; undefined where it was refused or failed, which the person was told, or the form by `onHeld`. */
export type RunTopic = <Type extends TopicCommand['type']>(
  command: TopicCommandInputOf<Type>,
  onHeld?: OnHeld,
) => Promise<TopicAnswers[Type] | undefined>;

/** Acts of the area `topics`, each with its value. */
export function useTopicCommands() {
  const { busy, act } = useAct<TopicCommandInput>();
  const run = useCallback<RunTopic>(
    async (command, onHeld) => {
      const reply = await act(command, (commandId) => sendTopicCommand(command, commandId), onHeld);
      return reply?.status === 'done' ? reply.value : undefined;
    },
    [act],
  );
  return { run, busy };
}
