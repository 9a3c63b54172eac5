import { sendPeopleCommand } from '@rostrum/data';
import type { PeopleCommand, PeopleCommandInput } from '@rostrum/domain';
import { useAct } from './use-act.ts';
import type { OnHeld } from './use-held-words.ts';

type InputOf<Type extends PeopleCommand['type']> = Extract<PeopleCommandInput, { type: Type }>;

/** Acts of the area `people`, each with what became of it. */
export function usePeopleAct() {
  const { busy, act } = useAct<PeopleCommandInput>();
  return {
    busy,
    act: <Type extends PeopleCommand['type']>(command: InputOf<Type>, onHeld?: OnHeld) =>
      act(command, (commandId) => sendPeopleCommand<Type>(command, commandId), onHeld),
  };
}
export type PeopleAct = ReturnType<typeof usePeopleAct>;
