import { collection, limit, orderBy, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { memberSchema, roomPath, type Member } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { querySource } from '../live/firestore-sources.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';

export const MEMBERS_SHOWN = 50;

/** Who came in last or is still here, most recently seen first. */
export function membersSource(roomId: string): Source<Member[]> {
  return querySource(
    () =>
      query(
        collection(firestore(), `${roomPath(roomId)}/members`),
        orderBy('lastSeenAtMs', 'desc'),
        limit(MEMBERS_SHOWN),
      ),
    (_, data) => memberSchema.parse(data),
  );
}

export function useMembers(roomId: string | null): Live<Member[]> {
  return useLive(useMemo(() => (roomId === null ? null : membersSource(roomId)), [roomId]));
}
