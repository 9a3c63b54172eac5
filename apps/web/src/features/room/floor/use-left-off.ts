import { browserShelf, roomShelfKey, serverNow } from '@rostrum/data';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { useReadMark } from '../session/index.ts';

/**
 * The times between which somebody was away from a floor: the server's time of the last seen line, and of the return.
 */
export type LeftOff = {
  away: { fromMs: number; untilMs: number } | undefined;
  /** They see everything up to that moment now. */
  note: (atMs: number) => void;
};

/** Stores one person's read position of one room in this browser. A hidden page does not count as read. */
export function useLeftOff(uid: string, roomId: string): LeftOff {
  const shelf = useMemo(() => browserShelf(roomShelfKey('read', uid, roomId), z.number()), [uid, roomId]);
  const [away] = useState(() => {
    const fromMs = shelf.load();
    return fromMs === undefined ? undefined : { fromMs, untilMs: serverNow() };
  });
  const note = useReadMark(shelf);
  return useMemo(() => ({ away, note }), [away, note]);
}
