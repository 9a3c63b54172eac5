import { useEffect } from 'react';
import { PRESENCE_BEAT_MS, profilePath } from '@rostrum/domain';
import { serverNow } from '../clock/server-clock.ts';
import { isTooSoon, writeBeat } from './beat.ts';

const beatNow = async (uid: string) => {
  const path = profilePath(uid);
  if (!isTooSoon(path)) await writeBeat(path, serverNow());
};

/**
 * Sends a heartbeat while a person looks at the product. The next beat makes up for a lost one, so a loss is only
 * logged.
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
