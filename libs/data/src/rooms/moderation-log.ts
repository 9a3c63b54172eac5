import { useMemo } from 'react';
import { where } from 'firebase/firestore';
import type { Intervention } from '@rostrum/domain';
import { growingSource, type Pages } from '../live/chronicle.ts';
import { reachBack } from '../live/reach-back.ts';
import { bothLive, mapLive, type Live } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';
import { startOfActs } from './floor-record.ts';
import { actsOf } from './interventions.ts';
import { useEarlier, type Earlier } from './use-earlier.ts';

/** The number of live acts per addressee while somebody reads the log. */
const LOG_LISTENED = 50;

/** The moderator's acts in a room, latest first. */
export type ModerationLog = {
  acts: readonly Intervention[];
  /** Loads earlier entries; absent if there are none. */
  earlier?: Earlier | undefined;
};

/**
 * The moderator's acts that one person may read: public ones and their own, or every one (for a host who does not debate). Live while
 * mounted.
 */
export function useModerationLog(roomId: string, uid: string, readsAll: boolean): Live<ModerationLog> {
  const sources = useMemo(
    () => ({
      toAll: growingSource(actsOf(roomId, LOG_LISTENED, ...(readsAll ? [] : [where('to', '==', 'all')]))),
      toMe: readsAll ? null : growingSource(actsOf(roomId, LOG_LISTENED, where('to', '==', uid))),
    }),
    [roomId, uid, readsAll],
  );
  const toAll = useLive(sources.toAll);
  const toMe = useLive(sources.toMe);
  const parts = readsAll ? mapLive(toAll, (all) => [all]) : bothLive(toAll, toMe, (all, mine) => [all, mine]);
  const earlier = useEarlier(() => reachBack(sources.toMe ? [sources.toAll, sources.toMe] : [sources.toAll]));
  return mapLive(parts, (pages) => {
    const sinceMs = knownSinceMs(pages);
    const acts = pages
      .flatMap(({ entries }) => entries)
      .filter(({ atMs }) => atMs >= sinceMs)
      .sort((one, other) => other.atMs - one.atMs);
    return { acts, earlier: sinceMs > 0 ? earlier : undefined };
  });
}

/** From when on every part is known. */
function knownSinceMs(pages: readonly Pages<Intervention>[]): number {
  return Math.max(0, ...pages.map(startOfActs));
}
