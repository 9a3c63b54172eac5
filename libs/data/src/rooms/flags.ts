import { collection, limit, orderBy, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { flagSchema, flagsPath, type Flag } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { querySource, withId } from '../live/firestore-sources.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';

export const FLAGS_SHOWN = 50;

/** What people asked the host to look at, the latest first. Only the host may ask for it. */
export function flagsSource(roomId: string): Source<Flag[]> {
  return querySource(
    () => query(collection(firestore(), flagsPath(roomId)), orderBy('atMs', 'desc'), limit(FLAGS_SHOWN)),
    withId<Omit<Flag, 'id'>>(flagSchema),
  );
}

/** Waits while `roomId` is null: for everybody but the host. */
export function useFlags(roomId: string | null): Live<Flag[]> {
  return useLive(useMemo(() => (roomId === null ? null : flagsSource(roomId)), [roomId]));
}
