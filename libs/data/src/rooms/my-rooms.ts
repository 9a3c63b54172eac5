import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { ROOMS, roomSchema, type Room } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { querySource, withId } from '../live/firestore-sources.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';
import { ROOMS_SHOWN } from './live-rooms.ts';

/** The newest rooms that a person hosts or has a seat in, whatever their status and visibility. */
export function myRoomsSource(uid: string): Source<Room[]> {
  return querySource(
    () =>
      query(
        collection(firestore(), ROOMS),
        where('peopleIds', 'array-contains', uid),
        orderBy('createdAtMs', 'desc'),
        limit(ROOMS_SHOWN),
      ),
    withId<Omit<Room, 'id'>>(roomSchema),
  );
}

export function useMyRooms(uid: string | null): Live<Room[]> {
  return useLive(useMemo(() => (uid === null ? null : myRoomsSource(uid)), [uid]));
}
