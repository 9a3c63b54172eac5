import type { RoomCommandInput } from '../contracts/rooms.ts';
import { peopleOpposite } from '../debate/consent.ts';
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

const OF_THE_HOST: ReadonlySet<string> = new Set([
  'nextStep',
  'extend',
  'pause',
  'end',
  'pauseModerator',
  'nameJudges',
]);

/** The person who agrees, and their command, after a host on a bench has asked for something. */
export type Agreement = { by: string; command: RoomCommandInput };

/** In tests the other bench agrees to what a host on a bench has asked for; undefined if nothing was asked. */
export async function agreementTo(
  command: UnaimedRoomCommand,
  uid: string,
  read: (path: string) => Promise<unknown>,
): Promise<Agreement | undefined> {
  if (!OF_THE_HOST.has(command.type) || !('roomId' in command)) return undefined;
  const room = roomSchema.safeParse(await read(roomPath(command.roomId)));
  const asked = room.success ? room.data.debate.asked : null;
  if (!room.success || asked?.by !== uid || asked.declinedBy !== null) return undefined;
  const [by] = peopleOpposite(room.data.debate, uid);
  const { roomId } = command;
  return by === undefined ? undefined : { by, command: { type: 'agree', roomId, stepSeq: asked.seq } };
}
