import { collection, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { APART, apartSchema, type ChatLine } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { querySource } from '../live/firestore-sources.ts';
import { bothLive, type Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';
import { useBackchannel, type Backchannel } from './chat-history.ts';

const PAIRS_READ = 100;

/** Whom a block keeps apart from somebody, whoever of the two it was that blocked. */
export function apartSource(uid: string): Source<string[]> {
  return querySource(
    () => query(collection(firestore(), APART), where('uids', 'array-contains', uid), limit(PAIRS_READ)),
    (_, data) => apartSchema.parse(data).uids.find((other) => other !== uid) ?? uid,
  );
}

/** A room's backchannel as one person sees it: without the lines of those whom a block keeps apart from them. */
export function useBackchannelFor(uid: string, roomId: string, isUsed = false): Backchannel {
  const { lines, older } = useBackchannel(roomId, isUsed);
  const apart = useLive(useMemo(() => apartSource(uid), [uid]));
  return { lines: bothLive(lines, apart, withoutThose), older };
}

/** The lines of everybody but those; the same list where they wrote none of it. */
export function withoutThose(lines: ChatLine[], uids: readonly string[]): ChatLine[] {
  const shown = lines.filter(({ authorId }) => !uids.includes(authorId));
  return shown.length === lines.length ? lines : shown;
}
