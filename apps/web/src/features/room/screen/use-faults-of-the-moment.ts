import { meantStep, openBallot, type DebateState, type Room } from '@rostrum/domain';
import { useEffect } from 'react';
import { dismissFaults, type AnyCommand } from '../../../shared/commands/fault-notices.ts';

/** A failure notice about this room goes away when the step or the ballot that its command meant is over. */
export function useFaultsOfTheMoment({ id, debate }: Room, uid: string): void {
  useEffect(() => {
    dismissFaults(({ area, command }) => {
      const isHere = area === 'rooms' && 'roomId' in command && command.roomId === id;
      return isHere && isPast(command, debate, uid);
    });
  }, [id, debate, uid]);
}

function isPast(command: AnyCommand, debate: DebateState, uid: string): boolean {
  if ('ballot' in command) return command.ballot !== openBallot(debate);
  return 'stepSeq' in command && command.stepSeq !== meantStep(debate, command.type, uid);
}
