import {
  accept,
  benchOf,
  refuse,
  type Intervention,
  type MessageDocument,
  type Result,
  type RoomRefusal,
} from '@rostrum/domain';
import { openRoom } from './access.ts';
import type { RoomContext } from './context.ts';
import type { RoomUse } from './room-rights.ts';
import type { StoredRoom } from '../room/stored-room.ts';

/** An act of the moderator with its room and the message it is about. */
export type FoundAct = {
  stored: StoredRoom;
  act: Intervention;
  message: MessageDocument | undefined;
};

/** An act that this person may read: one to all or to them, and, as a host who neither has nor had a seat, every one. */
export async function openAct(
  context: RoomContext,
  command: RoomUse,
  roomId: string,
  interventionId: string,
): Promise<Result<FoundAct, RoomRefusal>> {
  const opened = await openRoom(context, command, roomId);
  if (!opened.ok) return opened;
  const { uid } = context;
  const found = await findAct(context, opened.value, interventionId);
  if (!found) return refuse('act-unknown');
  const { hostId, debate } = opened.value.room;
  const readsAll = uid === hostId && benchOf(debate, uid) === undefined;
  return found.act.to === 'all' || found.act.to === uid || readsAll ? accept(found) : refuse('act-unknown');
}

/** An act, public or private. */
export async function findAct(
  { store }: RoomContext,
  stored: StoredRoom,
  interventionId: string,
): Promise<FoundAct | undefined> {
  const act = await store.rulings.readAct(stored.id, interventionId);
  if (!act) return undefined;
  const message = act.messageId === null ? undefined : await store.readMessage(stored.id, act.messageId);
  return { stored, act, message };
}
