import { collection, limit, orderBy, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { flagSchema, flagsPath, type Flag } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { querySource, withId } from '../live/firestore-sources.ts';
import { mapLive, type Live, type Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';
import { wideningSource } from '../live/widening-source.ts';

/** The number of live flags: one shows that there are any; the others load on demand. */
const FLAGS_LISTENED = [1, 50, 200] as const;

/** The messages that people flagged for the host, latest first. */
export type FlagList = {
  flags: readonly Flag[];
  /** Loads the earlier ones; absent if there are none. */
  more?: (() => void) | undefined;
};

/** The latest flags of a room. Only the host may ask for them. */
export function flagsSource(roomId: string, size: number): Source<Flag[]> {
  return querySource(
    () => query(collection(firestore(), flagsPath(roomId)), orderBy('atMs', 'desc'), limit(size)),
    withId<Omit<Flag, 'id'>>(flagSchema),
  );
}

/** Waits while `roomId` is null: for everybody but the host. */
export function useFlags(roomId: string | null): Live<FlagList> {
  const source = useMemo(
    () => (roomId === null ? null : wideningSource((size) => flagsSource(roomId, size), FLAGS_LISTENED)),
    [roomId],
  );
  return mapLive(useLive(source), ({ entries, isWhole, isWidest }) => ({
    flags: entries,
    more: isWhole || isWidest ? undefined : source?.widen,
  }));
}
