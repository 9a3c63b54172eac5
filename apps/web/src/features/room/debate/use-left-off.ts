import { browserShelf, roomShelfKey, serverNow } from '@rostrum/data';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';

/** Since when somebody was away from a floor, by the server's time of what they saw last, and when they came back. */
export type LeftOff = {
  away: { fromMs: number; untilMs: number } | undefined;
  /** They see everything up to that moment now. */
  note: (atMs: number) => void;
};

/** Remembers in this browser what one person has seen of one room. A hidden page is not looked at. */
export function useLeftOff(uid: string, roomId: string): LeftOff {
  const shelf = useMemo(() => browserShelf(roomShelfKey('read', uid, roomId), z.number()), [uid, roomId]);
  const [away] = useState(() => {
    const fromMs = shelf.load();
    return fromMs === undefined ? undefined : { fromMs, untilMs: serverNow() };
  });
  const latest = useRef(0);
  const save = useCallback(() => {
    if (document.visibilityState !== 'visible') return;
    if (latest.current > (shelf.load() ?? 0)) shelf.save(latest.current);
  }, [shelf]);
  useEffect(() => {
    document.addEventListener('visibilitychange', save);
    return () => document.removeEventListener('visibilitychange', save);
  }, [save]);
  const note = useCallback(
    (seenAtMs: number) => {
      latest.current = Math.max(latest.current, seenAtMs);
      save();
    },
    [save],
  );
  return useMemo(() => ({ away, note }), [away, note]);
}
