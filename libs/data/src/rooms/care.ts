import { collection, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { careCollectionPath, careSchema, type Care } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { querySource, withId } from '../live/firestore-sources.ts';
import { type Live, type Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';

/** More than one only for a host who learns of several people. */
const CARE_LISTENED = 20;

/** What the moderator says to one person that it is worried about, and to the host where the room says so. */
function careSource(roomId: string, uid: string): Source<Care[]> {
  return querySource(
    () =>
      query(
        collection(firestore(), careCollectionPath(roomId)),
        where('to', '==', uid),
        limit(CARE_LISTENED),
      ),
    withId<Omit<Care, 'id'>>(careSchema),
  );
}

export function useCare(roomId: string, uid: string): Live<Care[]> {
  return useLive(useMemo(() => careSource(roomId, uid), [roomId, uid]));
}
