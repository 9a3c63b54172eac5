import { useEffect, useState } from 'react';
import { BEAT_SECONDS, LIMITS, memberPath } from '@rostrum/domain';
import { serverNow } from '../clock/server-clock.ts';
import { isTooSoon, writeBeat } from '../people/beat.ts';
import { startTicker } from './ticker.ts';

/** A person's role in a room: debating while it runs, seated or hosting, or watching. */
export type Pulse = 'debating' | 'seated' | 'watching';

/** Milliseconds between two heartbeats. Many watch, so they beat seldom. */
export const BEATS_MS: Readonly<Record<Pulse, number>> = {
  debating: BEAT_SECONDS.debating * 1_000,
  seated: BEAT_SECONDS.seated * 1_000,
  watching: BEAT_SECONDS.watching * 1_000,
};

const GRACE_MS = LIMITS.connectionGraceSeconds * 1_000;

/** Whether a person is here, by the server's clock: no beat is overdue by more than the grace. */
export function isHere({ lastSeenAtMs }: { lastSeenAtMs: number }, nowMs: number, pulse: Pulse): boolean {
  return nowMs - lastSeenAtMs < BEATS_MS[pulse] + GRACE_MS;
}

/**
 * Sends the person's heartbeat to the room; null for people who are not members. Debaters also send it from a
 * hidden tab, because they may be looking something up. The next beat makes up for a lost one, so a loss is only
 * logged. Returns whether an answer to a beat is overdue: a listener alone does not notice a lost connection.
 */
export function useHeartbeat(roomId: string, uid: string, pulse: Pulse | null): boolean {
  const [isUnheard, setUnheard] = useState(false);
  useEffect(() => {
    if (pulse === null) return undefined;
    let isBeating = true;
    const beat = () => {
      const isAway = document.visibilityState !== 'visible' && pulse !== 'debating';
      const path = memberPath(roomId, uid);
      if (isAway || !navigator.onLine || isTooSoon(path)) return;
      setUnheard(true);
      writeBeat(path, serverNow())
        .catch((error: unknown) => console.warn('The heartbeat was not written', error))
        .finally(() => isBeating && setUnheard(false));
    };
    beat();
    const stop = startTicker(BEATS_MS[pulse], beat);
    document.addEventListener('visibilitychange', beat);
    window.addEventListener('online', beat);
    return () => {
      isBeating = false;
      setUnheard(false);
      stop();
      document.removeEventListener('visibilitychange', beat);
      window.removeEventListener('online', beat);
    };
  }, [roomId, uid, pulse]);
  return isUnheard;
}
