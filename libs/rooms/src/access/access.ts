import { accept, benchOf, isJudge, own, refuse, type Result, type RoomDocument } from '@rostrum/domain';
import type { RoomContext } from './context.ts';
import { ROOM_RIGHTS, type Right, type RoomUse } from './room-rights.ts';
import type { StoredRoom } from '../room/stored-room.ts';

/** The inputs of an access check: the caller, and how to read documents. */
export type Opening = Pick<RoomContext, 'store' | 'uid'> & { isModerator?: boolean };

type Closed =
  'room-unknown' | 'removed' | 'cannot-join' | 'room-closed' | 'not-in' | 'not-the-host' | 'ruling-not-yours';

/**
 * The room, if this person may act there. A private room does not exist for people who were not let in, and is
 * closed to people who were removed. A block between a member of the audience and the host closes it too,
 * immediately. A person who judges, has or had a seat can continue, so nobody can silence an opponent or a judge by a block. Once the
 * house has closed a debate, nothing is added to it.
 */
export async function openRoom(
  context: Opening,
  use: RoomUse,
  roomId: string,
): Promise<Result<StoredRoom, Closed>> {
  const { store, uid, isModerator = false } = context;
  const right = ROOM_RIGHTS[use];
  const stored = await store.read(roomId);
  if (right.who === 'decider') {
    const isDecider = stored && (isModerator || isHost(stored, uid) || isJudge(stored.room.debate, uid));
    return isDecider ? accept(stored) : refuse('ruling-not-yours');
  }
  if (!stored || stored.room.closed?.isHidden) return refuse('room-unknown');
  if (stored.room.debate.removed.includes(uid)) return refuse('removed');
  const isIn = await isInside(context, stored, right);
  if (!isIn && stored.room.visibility === 'private' && right.who !== 'invited') return refuse('room-unknown');
  if (!right.isOpenToApart && (await isApartFromHost(context, stored.room))) return refuse('cannot-join');
  if (stored.room.closed && !right.isOpenToClosed) return refuse('room-closed');
  if (!isIn && right.who === 'member') return refuse('not-in');
  return right.who === 'host' && !isHost(stored, uid) ? refuse('not-the-host') : accept(stored);
}

/** Whether a person came in, if that matters. A part in the debate proves it without another read. */
async function isInside({ store, uid }: Opening, { id, room }: StoredRoom, { who }: Right) {
  if (own(room.people, uid) !== undefined || !isAudience(room, uid)) return true;
  const matters = room.visibility === 'private' || who === 'member';
  return matters && (await store.members.has(id, uid));
}

/** Whether a block between them and the host keeps a member of the audience out. */
export async function isApartFromHost({ uid, store }: Opening, room: RoomDocument): Promise<boolean> {
  return isAudience(room, uid) && (await store.isKeptApart(uid, [room.hostId]));
}

/** Whether a person neither hosts nor judges a debate, nor has or had a seat in it. */
export function isAudience({ debate, hostId }: RoomDocument, uid: string): boolean {
  return uid !== hostId && !isJudge(debate, uid) && benchOf(debate, uid) === undefined;
}

function isHost({ room }: StoredRoom, uid: string): boolean {
  return room.hostId === uid;
}
