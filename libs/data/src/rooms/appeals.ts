import { collection, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { appealDocumentSchema, appealsPath, type FiledAppeal } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { querySource, withId } from '../live/firestore-sources.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';

/** The host's open appeals on screen; the next appear as these are decided. */
const APPEALS_LISTENED = 20;

/** The appeals of a room that nobody has decided yet. Only the host may ask for them. */
export function openAppealsSource(roomId: string): Source<FiledAppeal[]> {
  return querySource(
    () =>
      query(
        collection(firestore(), appealsPath(roomId)),
        where('verdict', '==', null),
        limit(APPEALS_LISTENED),
      ),
    withId<Omit<FiledAppeal, 'id'>>(appealDocumentSchema),
  );
}

/** Waits while `roomId` is null: for everybody but the host. */
export function useAppeals(roomId: string | null): Live<FiledAppeal[]> {
  return useLive(useMemo(() => (roomId === null ? null : openAppealsSource(roomId)), [roomId]));
}
