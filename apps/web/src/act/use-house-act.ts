import { sendHouseCommand } from '@rostrum/data';
import type { HouseCommand, HouseCommandInput } from '@rostrum/domain';
import { useAct } from './use-act.ts';
import type { OnHeld } from './use-held-words.ts';

type InputOf<Type extends HouseCommand['type']> = Extract<HouseCommandInput, { type: Type }>;

/** Acts of the area `house`, each with what became of it. */
export function useHouseAct() {
  const { busy, act } = useAct<HouseCommandInput>();
  return {
    busy,
    act: <Type extends HouseCommand['type']>(command: InputOf<Type>, onHeld?: OnHeld) =>
      act(command, (commandId) => sendHouseCommand<Type>(command, commandId), onHeld),
  };
}
