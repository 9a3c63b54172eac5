import { browserShelf, roomShelfKey, serverNow } from '@rostrum/data';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { useReadMark } from '../session/index.ts';

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
  const note = useReadMark(shelf);
  return useMemo(() => ({ away, note }), [away, note]);
}
