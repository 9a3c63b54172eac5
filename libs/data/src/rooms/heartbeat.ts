import { doc, updateDoc } from 'firebase/firestore';
import { useEffect } from 'react';
import { memberPath } from '@rostrum/domain';
import { serverNow } from '../clock/server-clock.ts';
import { firestore } from '../firebase-app.ts';

export const HEARTBEAT_MS = 20_000;
/** Two beats and a bit: whoever was seen within this time is here. */
export const HERE_MS = 45_000;

/** Whether somebody is here, by the server's clock. */
export function isHere({ lastSeenAtMs }: { lastSeenAtMs: number }, nowMs: number): boolean {
  return nowMs - lastSeenAtMs < HERE_MS;
}

/**
 * Tells the room every twenty seconds that this person is here, as long as the page is visible and they are a
 * member. A beat that gets lost is made up for by the next one, so it is only noted.
 */
export function useHeartbeat(roomId: string, uid: string, isMember: boolean): void {
  useEffect(() => {
    if (!isMember) return undefined;
    const beat = () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      updateDoc(doc(firestore(), memberPath(roomId, uid)), { lastSeenAtMs: serverNow() }).catch(
        (error: unknown) => console.warn('The heartbeat was not written', error),
      );
    };
    beat();
    const timer = setInterval(beat, HEARTBEAT_MS);
    document.addEventListener('visibilitychange', beat);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', beat);
    };
  }, [roomId, uid, isMember]);
}
