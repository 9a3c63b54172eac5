import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { ROOMS, roomSchema, type Room } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { querySource, withId } from '../live/firestore-sources.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';

export const ROOMS_SHOWN = 25;

/** The newest public rooms in one status. */
export function publicRoomsSource(status: 'live' | 'open'): Source<Room[]> {
  return querySource(
    () =>
      query(
        collection(firestore(), ROOMS),
        where('visibility', '==', 'public'),
        where('status', '==', status),
        orderBy('createdAtMs', 'desc'),
        limit(ROOMS_SHOWN),
      ),
    withId<Omit<Room, 'id'>>(roomSchema),
  );
}

const live = publicRoomsSource('live');
const open = publicRoomsSource('open');

/** Public debates under way, newest first. */
export function useLiveRooms(): Live<Room[]> {
  return useLive(live);
}

/** Public debates that wait for people, newest first. */
export function useOpenRooms(): Live<Room[]> {
  return useLive(open);
}
