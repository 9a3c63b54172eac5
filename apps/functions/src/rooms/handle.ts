import type { RoomCommand } from '@rostrum/domain';
import type { Handled, RoomContext } from './context.ts';
import { createRoom } from './create-room.ts';
import { debateCommand } from './debate-command.ts';
import { enterRoom } from './enter-room.ts';
import { joinByCode } from './join-by-code.ts';
import { speak } from './speak.ts';
import { withdraw } from './withdraw.ts';

/** Each command to its handler. */
export function handle(context: RoomContext, command: RoomCommand): Promise<Handled> {
  switch (command.type) {
    case 'create':
      return createRoom(context, command);
    case 'joinByCode':
      return joinByCode(context, command);
    case 'enter':
      return enterRoom(context, command);
    case 'speak':
      return speak(context, command);
    case 'withdraw':
      return withdraw(context, command);
    default:
      return debateCommand(context, command);
  }
}
