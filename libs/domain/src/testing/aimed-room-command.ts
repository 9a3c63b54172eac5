import type { RoomCommandInput } from '../contracts/rooms.ts';
import { isAimed, meantStep, type Unaimed } from '../debate/meant-step.ts';
import type { DebateState } from '../debate/state.ts';
import { roomPath, roomSchema } from '../documents/room.ts';

export type UnaimedRoomCommand = Unaimed<RoomCommandInput>;

/** The command as sent by a person who sees that debate: it refers to the running moment, unless it names one. */
export function aimedRoomCommand(
  debate: DebateState,
  command: UnaimedRoomCommand,
  uid: string,
): RoomCommandInput {
  if (!isAimed(command)) return command;
  return { ...command, stepSeq: command.stepSeq ?? meantStep(debate, command.type, uid) };
}

/** The same for a person without a screen: it refers to the current moment of the stored room. */
export async function aimedAtStored(
  command: UnaimedRoomCommand,
  uid: string,
  read: (path: string) => Promise<unknown>,
): Promise<RoomCommandInput> {
  if (!isAimed(command)) return command;
  if (command.stepSeq !== undefined) return { ...command, stepSeq: command.stepSeq };
  const room = roomSchema.safeParse(await read(roomPath(command.roomId)));
  return room.success ? aimedRoomCommand(room.data.debate, command, uid) : { ...command, stepSeq: 0 };
}
