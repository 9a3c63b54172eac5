import {
  formatName,
  freeSeats,
  type InvitationCard,
  isFinished,
  personName,
  roomPath,
  roomSchema,
} from '@rostrum/domain';
import { getOne, type Reader } from '../port/documents.ts';
import { readIfReadable } from '../port/read-stored.ts';
import { readRoomCode } from '../store/room-code.ts';

/** What the code of a debate tells a person who has not signed in. */
export async function readInvitationCard(reader: Reader, code: string): Promise<InvitationCard> {
  const roomId = await readRoomCode(reader, code);
  const found = roomId === undefined ? undefined : await getOne(reader, roomPath(roomId));
  const room = readIfReadable(roomSchema, found);
  if (!room || room.closed) return { state: 'unknown' };
  const { debate, motion, hostId } = room;
  if (isFinished(debate)) return { state: 'over' };
  const seats = debate.phase === 'lobby' ? freeSeats(debate) : [];
  return {
    state: 'open',
    hostName: personName(room, hostId),
    motion,
    formatName: formatName(debate.format),
    freeSides: [...new Set(seats.map(({ side }) => side))],
  };
}
