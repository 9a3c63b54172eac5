import { doc, updateDoc } from 'firebase/firestore';
import { useEffect } from 'react';
import { LIMITS, memberPath } from '@rostrum/domain';
import { serverNow } from '../clock/server-clock.ts';
import { firestore } from '../firebase-app.ts';
import { startTicker } from './ticker.ts';

/** How somebody is in a room: debating while it runs, with a seat or as its host, or to watch. */
export type Pulse = 'debating' | 'seated' | 'watching';

/** Milliseconds between two heartbeats. Many watch, so they beat seldom. */
export const BEATS_MS: Readonly<Record<Pulse, number>> = {
  debating: LIMITS.heartbeatSeconds * 1_000,
  seated: 20_000,
  watching: 60_000,
};

const GRACE_MS = LIMITS.connectionGraceSeconds * 1_000;

/** Whether somebody is here, by the server's clock: no beat is overdue by more than the grace of a lost connection. */
export function isHere({ lastSeenAtMs }: { lastSeenAtMs: number }, nowMs: number, pulse: Pulse): boolean {
  return nowMs - lastSeenAtMs < BEATS_MS[pulse] + GRACE_MS;
}

/**
 * Tells the room again and again that this person is here; null for who is not a member. Who debates beats in a hidden
 * tab as well: they may be looking something up. A beat that gets lost is made up for by the next one, so it is only
 * noted.
 */
export function useHeartbeat(roomId: string, uid: string, pulse: Pulse | null): void {
  useEffect(() => {
    if (pulse === null) return undefined;
    const beat = () => {
      const isAway = document.visibilityState !== 'visible' && pulse !== 'debating';
      if (isAway || !navigator.onLine) return;
      updateDoc(doc(firestore(), memberPath(roomId, uid)), { lastSeenAtMs: serverNow() }).catch(
        (error: unknown) => console.warn('The heartbeat was not written', error),
      );
    };
    beat();
    const stop = startTicker(BEATS_MS[pulse], beat);
    document.addEventListener('visibilitychange', beat);
    window.addEventListener('online', beat);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', beat);
      window.removeEventListener('online', beat);
    };
  }, [roomId, uid, pulse]);
}
