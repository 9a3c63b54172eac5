import { useEffect } from 'react';
import { PRESENCE_BEAT_MS, profilePath } from '@rostrum/domain';
import { serverNow } from '../clock/server-clock.ts';
import { isTooSoon, writeBeat } from '../rooms/beat.ts';

const beatNow = async (uid: string) => {
  const path = profilePath(uid);
  if (!isTooSoon(path)) await writeBeat(path, serverNow());
};

/**
 * Says again and again that somebody has the product open and looks at it. A beat that gets lost is made up for by the
 * next one, so it is only noted.
 */
export function usePresence(uid: string, beat = beatNow): void {
  useEffect(() => {
    const say = () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      beat(uid).catch((error: unknown) => console.warn('The presence was not written', error));
    };
    say();
    const timer = setInterval(say, PRESENCE_BEAT_MS);
    document.addEventListener('visibilitychange', say);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', say);
    };
  }, [uid, beat]);
}
