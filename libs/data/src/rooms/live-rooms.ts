import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useMemo, useState } from 'react';
import { ROOMS, roomSchema, type Room } from '@rostrum/domain';
import { serverNow } from '../clock/server-clock.ts';
import { firestore } from '../firebase-app.ts';
import { querySource, withId } from '../live/firestore-sources.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';

export const ROOMS_SHOWN = 25;
/** Filters of the lobby look through what is listed, so there it is more. */
export const PUBLIC_ROOMS_SHOWN = 50;

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

/** Public debates under way, newest first. */
export function useLiveRooms(most = PUBLIC_ROOMS_SHOWN): Live<Room[]> {
  return useLive(
    useMemo(() => (most === PUBLIC_ROOMS_SHOWN ? live : publicRoomsSource('live', most)), [most]),
  );
}

/** Public debates that wait for people, scheduled ones among them, newest first. */
export function useOpenRooms(): Live<Room[]> {
  return useLive(open);
}

/** Public debates that were still to open when the page was drawn, the next one first. */
export function useScheduledRooms(most = ROOMS_SHOWN): Live<Room[]> {
  const [sinceMs] = useState(serverNow);
  return useLive(useMemo(() => scheduledRoomsSource(sinceMs, most), [sinceMs, most]));
}
