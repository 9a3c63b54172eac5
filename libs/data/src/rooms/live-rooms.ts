import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useMemo, useState } from 'react';
import { ROOMS, roomSchema, type Room } from '@rostrum/domain';
import { serverNow } from '../clock/server-clock.ts';
import { firestore } from '../firebase-app.ts';
import { querySource, withId } from '../live/firestore-sources.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';
import { useRoomsFor } from '../people/apart.ts';

export const ROOMS_SHOWN = 25;
/** The lobby's filters search the listed rooms, so the list is longer there. */
const PUBLIC_ROOMS_SHOWN = 50;

const readRoom = withId<Omit<Room, 'id'>>(roomSchema);
const isPublic = () => where('visibility', '==', 'public');

/** The newest public rooms in one status. */
export function publicRoomsSource(status: 'live' | 'open', most = PUBLIC_ROOMS_SHOWN): Source<Room[]> {
  return querySource(
    () =>
      query(
        collection(firestore(), ROOMS),
        isPublic(),
        where('status', '==', status),
        orderBy('createdAtMs', 'desc'),
        limit(most),
      ),
    readRoom,
  );
}

/** Public rooms that open after a moment, in epoch milliseconds; the next one first. */
export function scheduledRoomsSource(afterMs: number, most = ROOMS_SHOWN): Source<Room[]> {
  return querySource(
    () =>
      query(
        collection(firestore(), ROOMS),
        isPublic(),
        where('status', '==', 'open'),
        where('opensAtMs', '>', afterMs),
        orderBy('opensAtMs'),
        limit(most),
      ),
    readRoom,
  );
}

const live = publicRoomsSource('live');
const open = publicRoomsSource('open');

/** Running public debates that the person may enter, newest first. */
export function useLiveRooms(uid: string, most = PUBLIC_ROOMS_SHOWN): Live<Room[]> {
  const source = useMemo(
    () => (most === PUBLIC_ROOMS_SHOWN ? live : publicRoomsSource('live', most)),
    [most],
  );
  return useRoomsFor(uid, useLive(source));
}

/** Public debates that wait for people and that the person may enter, including scheduled ones, newest first. */
export function useOpenRooms(uid: string): Live<Room[]> {
  return useRoomsFor(uid, useLive(open));
}

/** Public debates that the person may enter and that had not opened when the page was drawn, the next one first. */
export function useScheduledRooms(uid: string, most = ROOMS_SHOWN): Live<Room[]> {
  const [sinceMs] = useState(serverNow);
  const rooms = useLive(useMemo(() => scheduledRoomsSource(sinceMs, most), [sinceMs, most]));
  return useRoomsFor(uid, rooms);
}
