import { collection, getDocs, limit, limitToLast, orderBy, query, startAfter } from 'firebase/firestore';
import { useMemo } from 'react';
import { backchannelPath, chatSchema, type ChatDocument, type ChatLine } from '@rostrum/domain';
import { firestore } from '../firebase-app.ts';
import { querySource, readStored, withId } from '../live/firestore-sources.ts';
import type { Live, Source } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';

/** The newest lines that are listened to, and how many older ones come at once. */
export const CHAT_SHOWN = 50;

const readLine = withId<ChatDocument>(chatSchema);

/** The newest lines of a room's backchannel, the oldest of them first. */
export function chatSource(roomId: string): Source<ChatLine[]> {
  return querySource(
    () =>
      query(
        collection(firestore(), backchannelPath(roomId)),
        orderBy('createdAtMs'),
        limitToLast(CHAT_SHOWN),
      ),
    readLine,
  );
}

/** The lines before a moment, in epoch milliseconds, the oldest first; fewer than asked for where these are the first. */
export async function fetchOlderChat(roomId: string, beforeMs: number): Promise<ChatLine[]> {
  const { docs } = await getDocs(
    query(
      collection(firestore(), backchannelPath(roomId)),
      orderBy('createdAtMs', 'desc'),
      startAfter(beforeMs),
      limit(CHAT_SHOWN),
    ),
  );
  return docs.map((stored) => readStored(stored, readLine)).reverse();
}

/** The newest lines as they come. Waits while `roomId` is null. */
export function useNewestChat(roomId: string | null): Live<ChatLine[]> {
  return useLive(useMemo(() => (roomId === null ? null : chatSource(roomId)), [roomId]));
}
