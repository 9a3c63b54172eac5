import {
  ROOM_REFUSALS,
  type RoomAnswers,
  type RoomCommand,
  type RoomCommandInput,
  type RoomRefusal,
} from '@rostrum/domain';
import { answersWith } from '../commands/read-answer.ts';
import { newCommandId, sendCommand, wireTo, type ReplyOf, type Wire } from '../commands/send-command.ts';
import { ROOM_VALUES } from './room-answers.ts';

export { FAULTS, newCommandId, type Fault } from '../commands/send-command.ts';

/** A command as it is written, before it is tidied and checked. */
export type RoomCommandInputOf<Type extends RoomCommand['type']> = Extract<RoomCommandInput, { type: Type }>;

/** What became of a command of a room. */
export type Reply<Value> = ReplyOf<Value, RoomRefusal>;

type Sent = { commandId: string; command: RoomCommandInput };
const rooms: Wire<Sent> = wireTo('rooms');
const read = answersWith(ROOM_REFUSALS);

/** Asks the area `rooms` for something; see `sendCommand`. */
export function sendRoomCommand<Type extends RoomCommand['type']>(
  command: RoomCommandInputOf<Type>,
  commandId = newCommandId(),
  wire = rooms,
): Promise<Reply<RoomAnswers[Type]>> {
  const type: Type = command.type;
  const parse = (value: unknown) => ROOM_VALUES[type].parse(value);
  return sendCommand(type, { commandId, command }, (answer) => read(answer, parse), wire);
}
