import type { Shelf } from '@rostrum/data';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Records a person's read position, by the server's time in epoch milliseconds; it never goes back. A hidden page
 * does not count as read: arrivals count once it is visible.
 */
export function useReadMark(shelf: Shelf<number>, onRead?: (atMs: number) => void): (atMs: number) => void {
  const latest = useRef(0);
  const save = useCallback(() => {
    if (document.visibilityState !== 'visible' || latest.current <= (shelf.load() ?? 0)) return;
    shelf.save(latest.current);
    onRead?.(latest.current);
  }, [shelf, onRead]);
  useEffect(() => {
    document.addEventListener('visibilitychange', save);
    return () => document.removeEventListener('visibilitychange', save);
  }, [save]);
  return useCallback(
    (seenAtMs: number) => {
      latest.current = Math.max(latest.current, seenAtMs);
      save();
    },
    [save],
  );
}
