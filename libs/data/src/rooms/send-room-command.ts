import {
  ROOM_REFUSALS,
  type RoomAnswers,
  type RoomCommand,
  type RoomCommandInput,
  type RoomRefusal,
} from '@rostrum/domain';
import { areaCommands, newCommandId, type ReplyOf } from '../commands/send-command.ts';
import { ROOM_VALUES } from './room-answers.ts';

export { FAULTS } from '../commands/send-command.ts';

/** A command as typed, before it is tidied and checked. */
export type RoomCommandInputOf<Type extends RoomCommand['type']> = Extract<RoomCommandInput, { type: Type }>;

/** The reply to a command of a room. */
export type Reply<Value> = ReplyOf<Value, RoomRefusal>;

const ask = areaCommands<RoomCommandInput, RoomAnswers, RoomRefusal>({
  name: 'rooms',
  refusals: ROOM_REFUSALS,
  values: ROOM_VALUES,
});

/**
 * Sends a command to the area `rooms`; see `sendCommand`. A page enters the room as it opens, but a quick person may
 * act first, and a row of a list has no page. A person who is not in the room yet enters it, and the command is sent
 * again.
 */
export async function sendRoomCommand<Type extends RoomCommand['type']>(
  command: RoomCommandInputOf<Type>,
  commandId = newCommandId(),
  wire?: Parameters<typeof ask>[2],
): Promise<Reply<RoomAnswers[Type]>> {
  const reply = await ask<Type>(command, commandId, wire);
  const isOutside = reply.status === 'refused' && reply.refusal === 'not-in';
  if (!isOutside || !('roomId' in command)) return reply;
  const entered = await sendRoomCommand({ type: 'enter', roomId: command.roomId }, undefined, wire);
  return entered.status === 'done' ? ask<Type>(command, commandId, wire) : entered;
}
