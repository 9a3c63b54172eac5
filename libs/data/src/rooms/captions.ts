import { collection, limit, orderBy, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { captionSchema, captionsPath, type Caption } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { querySource, withId } from '../live/firestore-sources.ts';
import { type Live, type Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';

/** Two sides may speak at the same time; more captions could not be followed. */
const CAPTIONS_LISTENED = 2;

/** The latest words that people dictate in a room. */
export function captionsSource(roomId: string): Source<Caption[]> {
  return querySource(
    () =>
      query(collection(firestore(), captionsPath(roomId)), orderBy('atMs', 'desc'), limit(CAPTIONS_LISTENED)),
    withId<Omit<Caption, 'id'>>(captionSchema),
  );
}

/** Waits while `roomId` is null: nobody has the floor. */
export function useCaptions(roomId: string | null): Live<Caption[]> {
  return useLive(useMemo(() => (roomId === null ? null : captionsSource(roomId)), [roomId]));
}
