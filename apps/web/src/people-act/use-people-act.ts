import { sendPeopleCommand, type PeopleReply } from '@rostrum/data';
import type { PeopleAnswers, PeopleCommand, PeopleCommandInput } from '@rostrum/domain';
import { notify } from '@rostrum/ui';
import { useState } from 'react';

type InputOf<Type extends PeopleCommand['type']> = Extract<PeopleCommandInput, { type: Type }>;

/** Asks the server for something about people, one at a time; what went wrong is said in a notice. */
export function usePeopleAct() {
  const [busy, setBusy] = useState<PeopleCommand['type'] | null>(null);
  const act = async <Type extends PeopleCommand['type']>(
    command: InputOf<Type>,
  ): Promise<PeopleReply<PeopleAnswers[Type]> | undefined> => {
    if (busy !== null) return undefined;
    setBusy(command.type);
    const reply = await sendPeopleCommand<Type>(command);
    setBusy(null);
    if (reply.status !== 'done') notify({ text: reply.message, tone: 'danger' });
    return reply;
  };
  return { busy, act };
}
export type PeopleAct = ReturnType<typeof usePeopleAct>;
