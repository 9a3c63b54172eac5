import { collection, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { APART, apartSchema, type Room } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { querySource } from '../live/firestore-sources.ts';
import { bothLive, type Live, type Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';

const PAIRS_READ = 100;

/** The people separated from a person by a block, in either direction. */
export function apartSource(uid: string): Source<string[]> {
  return querySource(
    () => query(collection(firestore(), APART), where('uids', 'array-contains', uid), limit(PAIRS_READ)),
    (_, data) => apartSchema.parse(data).uids.find((other) => other !== uid) ?? uid,
  );
}

/** The people separated from a person by a block; sends no query while `uid` is null. */
export function useApart(uid: string | null): Live<string[]> {
  return useLive(useMemo(() => (uid === null ? null : apartSource(uid)), [uid]));
}

/**
 * The rooms that a person may enter: without those whose host is separated from them by a block. Their own seats
 * stay, and so do records of public debates, which everybody may read. The rules refuse each of the others one by
 * one; no rule could check every room of a list.
 */
export function useRoomsFor(uid: string, rooms: Live<Room[]>): Live<Room[]> {
  const apart = useApart(uid);
  return useMemo(() => bothLive(rooms, apart, (all, uids) => roomsFor(uid, all, uids)), [uid, rooms, apart]);
}

/** The same rooms without those of these hosts that the person may not enter; the same list if there are none. */
function roomsFor(uid: string, rooms: Room[], apart: readonly string[]): Room[] {
  const entered = rooms.filter(
    ({ hostId, peopleIds, status }) =>
      !apart.includes(hostId) || peopleIds.includes(uid) || status === 'finished',
  );
  return entered.length === rooms.length ? rooms : entered;
}
