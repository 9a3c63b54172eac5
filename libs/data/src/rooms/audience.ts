import { collection, getCountFromServer, getDocs, limit, orderBy, query, where } from 'firebase/firestore';
import { useCallback, useEffect, useState } from 'react';
import { memberSchema, roomPath, type Member } from '@rostrum/domain';
import { serverNow } from '../clock/server-clock.ts';
import { firestore } from '../firebase-app.ts';
import { fetchPast } from '../live/firestore-sources.ts';
import { LIVE_PROBLEMS, problemOf } from '../live/live.ts';
import { BEATS_MS } from './heartbeat.ts';

/** More faces than this are a number. */
const FACES_SHOWN = 50;
/** A person who has missed two beats no longer counts. */
const SEEN_WITHIN_MS = 2 * BEATS_MS.watching;

const seenSince = (roomId: string, sinceMs: number) =>
  query(collection(firestore(), `${roomPath(roomId)}/members`), where('lastSeenAtMs', '>', sinceMs));

/** How many are in the room now, debaters included; counted by the server, nothing is read. */
async function countPresent(roomId: string): Promise<number> {
  const counted = await getCountFromServer(seenSince(roomId, serverNow() - SEEN_WITHIN_MS));
  return counted.data().count;
}

/** The people in the room now, most recently seen first, up to the number that fits on screen. */
async function fetchPresent(roomId: string): Promise<Member[]> {
  const present = query(
    seenSince(roomId, serverNow() - SEEN_WITHIN_MS),
    orderBy('lastSeenAtMs', 'desc'),
    limit(FACES_SHOWN),
  );
  return fetchPast(present, (_, data) => memberSchema.parse(data), 'first', getDocs);
}

/** A room's audience on demand: read once, not watched, because many people watch at once. */
export type Audience =
  | { status: 'unasked' | 'loading' }
  | { status: 'error'; message: string }
  | { status: 'ready'; count: number; members: readonly Member[]; atMs: number };

/** Reads who is in a room when `ask` is called, and again at every further call. */
export function useAudience(roomId: string): { audience: Audience; ask: () => void } {
  const [audience, setAudience] = useState<Audience>({ status: 'unasked' });
  const ask = useCallback(() => {
    setAudience((before) => (before.status === 'ready' ? before : { status: 'loading' }));
    Promise.all([countPresent(roomId), fetchPresent(roomId)]).then(
      ([count, members]) => setAudience({ status: 'ready', count, members, atMs: serverNow() }),
      (error: unknown) => setAudience({ status: 'error', message: LIVE_PROBLEMS[problemOf(error)]() }),
    );
  }, [roomId]);
  return { audience, ask };
}

/** How often the number of people in a room is recounted, in milliseconds. */
export const COUNT_AGAIN_MS = 120_000;

/** How many are in a room, counted on coming in and every two minutes that the page is looked at; undefined until known. */
export function usePresentCount(roomId: string, isIn: boolean): number | undefined {
  const [counted, setCounted] = useState<number>();
  useEffect(() => {
    if (!isIn) return undefined;
    let wanted = true;
    const count = () => {
      if (document.visibilityState !== 'visible') return;
      countPresent(roomId).then(
        (present) => wanted && setCounted(present),
        (error: unknown) => console.warn('The people in the room were not counted', error),
      );
    };
    count();
    const timer = setInterval(count, COUNT_AGAIN_MS);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [roomId, isIn]);
  return counted;
}
