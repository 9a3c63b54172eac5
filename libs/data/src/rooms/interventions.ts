import { collection, limitToLast, orderBy, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { interventionSchema, interventionsPath, type Intervention } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { querySource, withId } from '../live/firestore-sources.ts';
import { bothLive, type Live, type Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';

export const INTERVENTIONS_SHOWN = 200;

/** The moderator's acts in a room that are addressed to `to`: `all`, or one person's uid. */
export function interventionsSource(roomId: string, to: string): Source<Intervention[]> {
  return querySource(
    () =>
      query(
        collection(firestore(), interventionsPath(roomId)),
        where('to', '==', to),
        orderBy('atMs'),
        limitToLast(INTERVENTIONS_SHOWN),
      ),
    withId<Omit<Intervention, 'id'>>(interventionSchema),
  );
}

/** What the moderator did in a room as one person sees it: to everyone, and to them alone. */
export function useInterventions(roomId: string | null, uid: string | null): Live<Intervention[]> {
  const toAll = useLive(
    useMemo(() => (roomId === null ? null : interventionsSource(roomId, 'all')), [roomId]),
  );
  const toMe = useLive(
    useMemo(() => (roomId === null || uid === null ? null : interventionsSource(roomId, uid)), [roomId, uid]),
  );
  return useMemo(
    () => bothLive(toAll, toMe, (one, other) => [...one, ...other].sort((a, b) => a.atMs - b.atMs)),
    [toAll, toMe],
  );
}
