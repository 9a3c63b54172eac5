import { collection, getDocs, limit, limitToLast, orderBy, query, startAfter } from 'firebase/firestore';
import { useMemo } from 'react';
import { backchannelPath, chatSchema, type ChatDocument, type ChatLine } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { fetchPast, querySource, withId } from '../live/firestore-sources.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';
import { wideningSource, type Part } from '../live/widening-source.ts';

/** The number of newest lines to listen to while a backchannel is visible, and while somebody uses it. */
const CHAT_AT_FIRST = 5;
export const CHAT_SHOWN = 50;

const readLine = withId<ChatDocument>(chatSchema);

/** The newest lines of a room's backchannel, the oldest of them first. */
export function chatSource(roomId: string, size: number): Source<ChatLine[]> {
  return querySource(
    () => query(collection(firestore(), backchannelPath(roomId)), orderBy('createdAtMs'), limitToLast(size)),
    readLine,
    'last',
  );
}

/** The lines before a moment, in epoch milliseconds, oldest first; fewer than requested at the beginning. */
export async function fetchOlderChat(roomId: string, beforeMs: number): Promise<ChatLine[]> {
  const older = query(
    collection(firestore(), backchannelPath(roomId)),
    orderBy('createdAtMs', 'desc'),
    startAfter(beforeMs),
    limit(CHAT_SHOWN),
  );
  return (await fetchPast(older, readLine, 'first', getDocs)).reverse();
}

/** The live newest lines: few, until somebody asks for more. `isUsed`: somebody has already asked. */
export function useNewestChat(
  roomId: string,
  isUsed: boolean,
): { newest: Live<Part<ChatLine>>; widen: () => void } {
  const source = useMemo(() => {
    const listOf = (size: number) => chatSource(roomId, size);
    return wideningSource(listOf, isUsed ? [CHAT_SHOWN] : [CHAT_AT_FIRST, CHAT_SHOWN]);
  }, [roomId, isUsed]);
  return { newest: useLive(source), widen: source.widen };
}
