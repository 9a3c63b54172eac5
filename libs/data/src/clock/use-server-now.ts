import { useEffect, useState } from 'react';
import { serverClock, serverNow } from './server-clock.ts';

/** The server's clock, updated at an interval; `null` stops it at the current moment. */
export function useServerNow(everyMs: number | null): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (everyMs === null) return undefined;
    const tick = () => setNow(serverNow());
    tick();
    const timer = setInterval(tick, everyMs);
    const stop = serverClock.subscribe(tick);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [everyMs]);
  return now;
}
