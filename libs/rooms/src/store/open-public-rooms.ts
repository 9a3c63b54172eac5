import { LIMITS, ROOMS, type RoomStatus } from '@rostrum/domain';
import type { Reader } from '../port/documents.ts';

const NOT_OVER: readonly RoomStatus[] = ['open', 'live'];

/** Whether a person already hosts the maximum of unfinished public rooms. */
export async function hostsEnough(reader: Reader, uid: string): Promise<boolean> {
  const rooms = await reader.query({
    collection: ROOMS,
    where: [
      ['hostId', '==', uid],
      ['visibility', '==', 'public'],
      ['status', 'in', NOT_OVER],
    ],
    limit: LIMITS.openPublicRoomsPerHost,
    idsOnly: true,
  });
  return rooms.length >= LIMITS.openPublicRoomsPerHost;
}
